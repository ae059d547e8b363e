import { test as unwatched } from '@playwright/test'
import { createHash } from 'node:crypto'
import { holdBack } from '../hold-back.ts'
import { expectNoOverflow } from '../layout-faults.ts'
import { awake, expectTitle } from '../pages.ts'
import { site } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

const nothing = ['/no/such/page', '/nobody', '/team/others', '/events/others']
test('what names nothing is the home page with status 404, kept out of search engines', async ({ page }) => {
  for (const path of nothing)
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expectTitle(page, 'Welcome')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL('/', page.url()).href)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      const line = page.locator('main').getByText(`There is no page at ${path}. Here is the home page.`)
      await expect(line).toBeVisible()
      await awake(page)
      await expectTitle(page, 'Welcome')
      await expect(line).toBeVisible()
    })
})

test('a long address of markup that names nothing is told as text, within the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const path = `/<b>ಸಂಶೋಧನೆ</b>/${'a'.repeat(170)}`
  await page.goto(encodeURI(path))
  await expect(page.locator('main bdi')).toHaveText(path)
  await expectNoOverflow(page)
})

test('a page followed by a link is asked for once, and not again on the way back', async ({
  page,
  watched,
}) => {
  await page.goto('/')
  await awake(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Publications' }).click()
  await expectTitle(page, 'Publications')
  expect(watched.graphql).toHaveLength(1)
  await page.goBack()
  await expectTitle(page, 'Welcome')
  expect(watched.graphql).toHaveLength(1)
})

test('a spinner shows while the next page is on its way, and words when it does not come', async ({
  page,
}) => {
  await page.goto('/')
  await awake(page)
  await page.clock.install()
  const answer = await holdBack(page, '**/graphql/**')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Facilities' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toContainText('Loading')
  await page.clock.fastForward(10_000)
  const words = page.getByRole('status').getByText('The site has not answered yet.')
  await expect(words).toBeVisible()
  await expectTitle(page, 'Welcome')
  // The server keeps pages, and is asked for the whole one.
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectTitle(page, 'Facilities')
  await expect(words).toHaveCount(0)
  answer()
})

test('answers carry strict security headers, which allow the two scripts in the page alone', async ({
  request,
}) => {
  const response = await request.get('/')
  const headers = response.headers()
  expect(headers['x-content-type-options']).toBe('nosniff')
  const scripts = [...(await response.text()).matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
  // All others are data that no browser executes.
  const run = scripts.filter(([, tag = '']) => !/type="application\/(ld\+)?json"/.test(tag))
  // The chosen colours, and what wakes the page.
  expect(run.map(([, tag]) => tag)).toEqual(['', ' type="module"'])
  const [policy = ''] = /script-src [^;]*/.exec(headers['content-security-policy'] ?? '') ?? []
  for (const [, , text = ''] of run)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  // The third is that of what the page may fetch ahead.
  expect(policy).toMatch(/^script-src 'self'(?: 'sha256-[^']+'){3}$/)
})

test('the gateway answers only the operations that the site was built with', async ({ request }) => {
  expect((await request.get('/graphql/Updates')).status()).toBe(200)
  expect((await request.get('/graphql/Users')).status()).toBe(404)
  expect(
    (await request.post('/graphql', { data: { query: '{ __typename }' } })).status(),
  ).toBeGreaterThanOrEqual(400)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open and lead to their pages', async ({ page }) => {
    await page.goto('/')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.locator('summary[aria-label="Events menu"]').click()
    await navigation.getByRole('link', { name: 'Celebrations' }).click()
    await expectTitle(page, 'Celebrations')
  })
})

test('the footer leads to Home and Contact first, then says where the group is and how to follow it', async ({
  page,
}) => {
  await page.goto('/news')
  const footer = page.getByRole('contentinfo')
  const links = await footer.getByRole('link').allTextContents()
  expect(links.slice(0, 2)).toEqual(['Home', 'Contact'])
  for (const line of [...site.postalAddress.split('\n'), site.office])
    await expect(footer.getByText(line, { exact: true })).toBeVisible()
  for (const { label, url } of site.followLinks)
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', url)
  for (const { alternativeText } of site.logos)
    await expect(footer.getByRole('img', { name: alternativeText, exact: true })).toBeVisible()
  await awake(page)
  await footer.getByRole('link', { name: 'Contact' }).click()
  await expectTitle(page, 'Contact')
})

test('the banner has its least height at each width', async ({ page }) => {
  for (const [width, height] of [
    [360, 150],
    [768, 200],
    [1440, 250],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/more')
    await expect(page.locator('main header')).toHaveCSS('min-height', `${String(height)}px`)
  }
})

test('a click before the page is awake is not lost', async ({ page }) => {
  const wake = await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto('/facilities')
  await page.getByRole('button', { name: 'Edit Spin coater' }).click()
  wake()
  await expect(page.getByRole('dialog', { name: 'Staff password' })).toBeVisible()
})

// Without the watch on the console: the browser rightly reports what this test breaks.
unwatched('a page that cannot be fetched says so in its place, with a way to try again', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  await page.route('**/graphql/Facilities*', (route) => route.fulfill({ status: 500 }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Facilities' }).click()
  await expectTitle(page, 'Unexpected Application Error!')
  await page.unroute('**/graphql/Facilities*')
  await page.getByRole('link', { name: 'Try again now' }).click()
  await expectTitle(page, 'Facilities')
})
