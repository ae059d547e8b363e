import { site } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

test('the grid shows the 14 images 3.jpg to 16.jpg in their order, each described and loading', async ({
  page,
}) => {
  await page.goto('/news')
  const images = page.locator('main li img')
  await expect(images).toHaveCount(14)
  const sources = await images.evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''))
  sources.forEach((source, index) => {
    expect(source).toMatch(new RegExp(`^/images/[^/]+_-_News/.*\\d+_${index + 3}\\.\\w+$`))
  })
  expect(await images.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))).toEqual(
    site.newsImages.map(({ alternativeText }) => alternativeText),
  )
})

test('a stored image may be kept for ever', async ({ page, request }) => {
  await page.goto('/news')
  const source = (await page.locator('main li a').first().getAttribute('href')) ?? ''
  const response = await request.get(source)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/jpeg')
  expect(response.headers()['cache-control']).toContain('immutable')
})
