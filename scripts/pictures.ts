import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findHeadlessChromium } from '../e2e/chromium.ts'
import { startSampleSite } from '../e2e/sample-site.ts'
import { staffPassword } from '../e2e/staff-password.ts'
import { inRoot } from './root.ts'

/** A window as a laptop has it, in CSS pixels. */
const window = { width: 1280, height: 860 }

/** `npm run pictures`: the pictures of README.md, taken anew of a site with the sample content. */
export async function main(): Promise<number> {
  const { url, stop } = await startSampleSite('pictures')
  const browser = await chromium.launch({ executablePath: findHeadlessChromium() })
  try {
    await takePictures(browser, url)
    return 0
  } finally {
    await browser.close()
    await stop()
  }
}

async function takePictures(browser: Browser, baseURL: string): Promise<void> {
  const open = async (address: string, colorScheme: 'light' | 'dark' = 'light') => {
    const page = await browser.newPage({ baseURL, viewport: window, colorScheme, reducedMotion: 'reduce' })
    await page.goto(address)
    await arrived(page)
    return page
  }
  const [light, dark] = [await open('/'), await open('/', 'dark')]
  write('home.webp', await beside(browser, [await light.screenshot(), await dark.screenshot()]))

  await light.goto('/publications')
  await light.locator('main li:has(a:text-is("PDF")) h3 a').first().click()
  await light.locator('h1').waitFor()
  write('paper.webp', await webp(light))

  await light.goto('/facilities')
  await light
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const question = light.getByRole('dialog')
  await question.getByLabel('Password').fill(staffPassword)
  await question.getByRole('button', { name: 'Continue' }).click()
  await light.getByRole('button', { name: 'Save' }).waitFor()
  await light.locator('form').first().scrollIntoViewIfNeeded()
  await arrived(light)
  write('editing.webp', await webp(light))
}

/** What is seen without scrolling is there: fonts and pictures. */
async function arrived(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images].filter(({ loading }) => loading === 'eager').map((image) => image.decode()),
    )
  })
}

/** Pictures in one row. */
async function beside(browser: Browser, pictures: Buffer[]): Promise<Buffer> {
  const scale = 0.62
  const page = await browser.newPage({
    viewport: {
      width: Math.round(pictures.length * window.width * scale),
      height: Math.round(window.height * scale),
    },
  })
  const images = pictures.map(
    (picture) =>
      `<img width="${String(window.width * scale)}" src="data:image/png;base64,${picture.toString('base64')}">`,
  )
  await page.setContent(`<body style="margin: 0; display: flex">${images.join('')}`)
  return webp(page)
}

/** What the page shows now, as WebP, which is a tenth of a PNG where there are photographs. */
async function webp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  return Buffer.from(data, 'base64')
}

function write(name: string, picture: Buffer): void {
  const folder = inRoot('docs/pictures')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), picture)
  console.log(`docs/pictures/${name}: ${String(Math.round(picture.length / 1000))} kB`)
}
