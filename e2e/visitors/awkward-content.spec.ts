import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { writeAwkwardContent } from '../awkward-content.ts'
import { findHeadlessChromium } from '../chromium.ts'
import { layoutFaults } from '../layout-faults.ts'
import { pages } from '../pages.ts'
import { cmsEnvironment } from '../site-cms.ts'
import { startSite } from '../site-process.ts'
import { expect, test } from '../site-test.ts'

/** Widths in px. */
const widths = [320, 360, 768, 1100, 1440]

/** Pages of single entries, as many as are looked at of each kind. */
const single = /^\/(?:publications|people|events\/[^/]+)\/[^/]+$/
const most = 4

test('no content makes a page overflow, cuts a text or lays one upon another', async ({
  page,
  playwright,
}) => {
  test.setTimeout(600_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'awkward-'))
  const before = { ...process.env }
  // As somebody sets it in the browser: the widths at which the layout changes grow with it.
  const magnifying = await playwright.chromium.launch({
    executablePath: findHeadlessChromium(),
    args: ['--blink-settings=defaultFontSize=32'],
  })
  await writeAwkwardContent(path.join(folder, 'seed'))
  const site = await startSite('awkward', { ...cmsEnvironment(), SEED_DIR: path.join(folder, 'seed') })
  try {
    const sitemap = await (await page.request.get(`${site.url}/sitemap.xml`)).text()
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    )
    const found = new Set(pages.map(([address]) => address))
    for (const address of addresses) {
      const [, kind] = address.split('/')
      const alike = [...found].filter((one) => single.test(one) && one.split('/')[1] === kind)
      if (!single.test(address) || alike.length < most) found.add(address)
    }
    const faults: string[] = []
    const look = async (shown: Page, address: string, type: string) => {
      await shown.goto(`${site.url}${address}`)
      for (const width of widths) {
        await shown.setViewportSize({ width, height: 900 })
        for (const fault of await shown.evaluate(layoutFaults))
          faults.push(`${address} at ${String(width)} px${type}: ${fault}`)
      }
    }
    const large = await (await magnifying.newContext()).newPage()
    for (const address of found) {
      await look(page, address, '')
      await look(large, address, ', type twice as large')
    }
    expect(faults).toEqual([])
  } finally {
    await magnifying.close()
    await site.stop()
    Object.assign(process.env, before)
    rmSync(folder, { recursive: true })
  }
})
