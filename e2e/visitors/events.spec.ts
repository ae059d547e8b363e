import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { awake } from '../pages.ts'
import { events, plain } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

const titles = {
  achievements: 'Achievements',
  icube: 'I3 Series and Guest Lectures',
  celebrations: 'Celebrations',
}

test('three cards with a picture lead to the types of events', async ({ page }) => {
  await page.goto('/event')
  const links = page.locator('main').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    Object.keys(titles).map((type) => `/events/${type}`),
  )
})

test('the drawings are the same on a page of the server, which wakes without them, and on one that the browser makes', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const drawn = page.locator('svg[viewBox="0 0 320 200"]')
  const lines = () => drawn.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML))
  await page.goto('/event')
  const ofServer = await lines()
  expect(new Set(ofServer).size).toBeGreaterThanOrEqual(Object.keys(titles).length)
  await awake(page)
  expect(await lines()).toEqual(ofServer)
  expect(fetched.filter((url) => url.includes('drawings'))).toEqual([])

  await page.goto('/contact')
  await awake(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL('/event')
  await expect.poll(lines).toEqual(ofServer)
  expect(fetched.filter((url) => url.includes('drawings'))).toHaveLength(1)
})

for (const [type, title] of Object.entries(titles)) {
  test(`${title}: each event has its image or the placeholder, title, date and description`, async ({
    page,
  }) => {
    await page.goto(`/events/${type}`)
    const expected = events.filter(({ event_type }) => event_type === type)
    await expect(page.locator('main li:has(h2)')).toHaveCount(expected.length)
    await expect(page.locator('main li img')).toHaveCount(expected.length)
    const shown = await page
      .locator('main li time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    expect([...shown].sort()).toEqual(expected.map(({ date }) => date).sort())
    const headings = await page.locator('main li h2').allTextContents()
    expect(headings.map(plain).sort()).toEqual(expected.map(({ title }) => plain(title)).sort())
  })
}

test('an event has a page to be passed on, which shows its own picture elsewhere', async ({
  page,
  request,
}) => {
  await page.goto('/events/icube')
  const title = page.locator('main li:has(img[alt]:not([alt=""])) h2').first()
  const name = await title.innerText()
  await title.getByRole('link').click()
  await expect(page).toHaveURL(/\/events\/icube\/\w+$/)
  await expect(page).toHaveTitle(new RegExp(`^${name.slice(0, 20)}`))
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All I3 Series and Guest Lectures' })).toBeVisible()
  await expectAccessible(page)
  const address = new URL(page.url()).pathname
  const own = await request.get(address)
  const [, picture = ''] = /property="og:image" content="[^"]*(\/images\/[^"]+)"/.exec(await own.text()) ?? []
  expect(picture).toContain('_Events/')
  // As after it was put among those of another type.
  const moved = await request.get(address.replace('icube', 'celebrations'), { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, address])
  expect((await request.get('/events/icube/nothing')).status()).toBe(404)
})

test('search engines are told of what one can go to, not of awards', async ({ page }) => {
  await page.goto('/events/icube')
  expect(await eventsInData(page)).toBe(events.filter(({ event_type }) => event_type === 'icube').length)
  await page.goto('/events/achievements')
  expect(await eventsInData(page)).toBe(0)
})

async function eventsInData(page: Page): Promise<number> {
  const [graph = ''] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const { '@graph': things } = JSON.parse(graph) as { '@graph': Record<string, unknown>[] }
  return things.filter((thing) => thing['@type'] === 'Event').length
}
