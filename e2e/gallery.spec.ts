import { leaveWithMouse, openCarousel } from './carousel.ts'
import { galleryImages } from './sample-content.ts'
import { expect, test } from './site-test.ts'

const count = galleryImages.length

test('the slideshow moves on every 5 seconds and wraps', async ({ page }) => {
  const gallery = await openCarousel(page, '/gallery')
  await gallery.dot(count - 1).click()
  await leaveWithMouse(page)
  await gallery.expectCurrent(count - 1)
  await page.clock.runFor(4900)
  expect(await gallery.current()).toBe(count - 1)
  await page.clock.runFor(200)
  await gallery.expectCurrent(0)
})

for (const button of ['next', 'previous'] as const) {
  test(`the ${button} button shows its image and starts the 5 seconds anew`, async ({ page }) => {
    const gallery = await openCarousel(page, '/gallery')
    const target = ((await gallery.current()) + (button === 'next' ? 1 : -1) + count) % count
    await page.clock.runFor(500)
    await gallery[button].click()
    await leaveWithMouse(page)
    await gallery.expectCurrent(target)
    await page.clock.runFor(4900)
    expect(await gallery.current()).toBe(target)
    await page.clock.runFor(200)
    await gallery.expectCurrent((target + 1) % count)
  })
}

test('each image is described', async ({ page }) => {
  await page.goto('/gallery')
  for (const { alternativeText } of galleryImages) {
    await expect(page.locator('main').getByAltText(alternativeText, { exact: true }).first()).toBeAttached()
  }
})
