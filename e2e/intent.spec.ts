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

const editControl = (page: Page) => page.getByRole('button', { name: /^Edit / }).first()
const passwordDialog = (page: Page) => page.getByRole('dialog', { name: 'Staff password' })

test('a page of text costs a few kB of JavaScript until somebody needs more', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/contact')
  await page.getByRole('heading', { name: 'E-mail' }).hover()
  await page.mouse.wheel(0, 500)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  const loader = await page.locator('script[type=module]').allTextContents()
  expect(loader).toHaveLength(1)
  expect(loader.join('').length).toBeLessThan(5000)
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
  await page.goto('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  await expectTitle(page, 'Welcome')
  expect(scripts).not.toContain('react')
})

test('a click on an edit control that sleeps asks for the password', async ({ page }) => {
  await page.goto('/facilities')
  await editControl(page).click()
  await expect(passwordDialog(page)).toBeVisible()
})

for (const key of ['Enter', 'Space']) {
  test(`${key} on an edit control that sleeps asks for the password`, async ({ page }) => {
    await page.goto('/facilities')
    await editControl(page).focus()
    await page.keyboard.press(key)
    await expect(passwordDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editControl(page)).toBeFocused()
  })
}

for (const [path, act, index] of [
  ['/', 'next', 1],
  ['/gallery', 'dot', 2],
  ['/gallery', 'ArrowRight', 1],
] as const) {
  test(`${act} shows its image in a carousel of ${path} that sleeps`, async ({ page }) => {
    await page.goto(path)
    if (act === 'next') await page.getByRole('button', { name: 'Next image' }).click()
    else if (act === 'dot') await page.getByRole('button', { name: 'Show image 3 of' }).click()
    else await page.keyboard.press(act)
    await expect(page.locator('[aria-roledescription=slide]').nth(index)).toHaveAttribute('data-selected', '')
  })
}

test('what moves starts to by itself, and not before the page has rested', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/gallery')
  expect(scripts).not.toContain('react')
  await expect(page.locator('section[aria-roledescription=carousel]')).toHaveAttribute('data-active', '', {
    timeout: 15_000,
  })
})

test('a page that somebody points at is fetched ahead', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).hover()
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
