import type { Page } from '@playwright/test'
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
