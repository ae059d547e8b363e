import type { Page } from '@playwright/test'
import { awake, expectTitle, pages } from './pages.ts'
import { expect, test } from './site-test.ts'

/** Names of the scripts that a page has fetched, without their hashes. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (name !== undefined) names.push(name)
  })
  return names
}

/** Waits until a page that was opened listens, without giving it a reason to wake. */
async function openAsleep(page: Page, path: string): Promise<void> {
  const boot = page.waitForResponse('**/assets/boot-*.js').then((response) => response.finished())
  await page.goto(path)
  await boot
}

const editControl = (page: Page) => page.getByRole('button', { name: /^Edit / }).first()
const passwordDialog = (page: Page) => page.getByRole('dialog', { name: 'Staff password' })

test('a page of text costs a few kB of JavaScript until somebody needs more', async ({ page }) => {
  const scripts = scriptsOf(page)
  await openAsleep(page, '/contact')
  await page.getByRole('heading', { name: 'E-mail' }).hover()
  await page.mouse.wheel(0, 500)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual(['boot', 'preload-helper'])
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  expect(bytes).toBeLessThan(5000)
  await awake(page)
  expect(scripts).toContain('react')
})

for (const [path] of pages) {
  test(`${path} needs no style sheet beyond its own, asleep or awake`, async ({ page }) => {
    await page.goto(path)
    await awake(page)
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
  })
}

test('a link leads to its page before anything else is fetched', async ({ page }) => {
  const scripts = scriptsOf(page)
  await openAsleep(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  await expectTitle(page, 'Welcome')
  expect(scripts).not.toContain('react')
})

test('a click on an edit control that sleeps asks for the password', async ({ page }) => {
  await openAsleep(page, '/facilities')
  await editControl(page).click()
  await expect(passwordDialog(page)).toBeVisible()
})

for (const key of ['Enter', 'Space']) {
  test(`${key} on an edit control that sleeps asks for the password`, async ({ page }) => {
    await openAsleep(page, '/facilities')
    await editControl(page).focus()
    await page.keyboard.press(key)
    await expect(passwordDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editControl(page)).toBeFocused()
  })
}

test('what moves starts to by itself, and not before the page has rested', async ({ page }) => {
  const scripts = scriptsOf(page)
  await openAsleep(page, '/gallery')
  expect(scripts).not.toContain('react')
  await expect(page.locator('section[aria-roledescription=carousel]')).toHaveAttribute('data-active', '', {
    timeout: 15_000,
  })
})

test('a page that somebody points at is fetched ahead', async ({ page }) => {
  await openAsleep(page, '/contact')
  await expect
    .poll(() => page.evaluate(() => document.querySelector('script[type=speculationrules]')?.textContent))
    .toContain('moderate')
  await awake(page)
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the words, links and pictures are the same', async ({ page, browser, baseURL }) => {
    // Every page is opened twice.
    test.slow()
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const withScripts = await context.newPage()
    for (const [path] of pages.filter(([path]) => !['/', '/gallery', '/news'].includes(path))) {
      await Promise.all([page.goto(path), withScripts.goto(path)])
      const main = [page, withScripts].map((each) => each.locator('main'))
      const [plain, scripted] = await Promise.all(main.map((each) => each.innerText()))
      expect(plain, path).toBe(scripted)
      for (const part of ['a[href]', 'img']) {
        const [fewer, more] = await Promise.all(main.map((each) => each.locator(part).count()))
        expect(fewer, `${part} of ${path}`).toBe(more)
      }
    }
    await context.close()
  })
})
