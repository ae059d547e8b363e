import type { Route } from '@playwright/test'
import { leaveWithMouse, openCarousel, swipeToNext } from './carousel.ts'
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
    // So that no step of its own comes in between: an arrow key starts the interval anew.
    await page.keyboard.press('ArrowRight')
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

for (const [width, height] of [
  [1440, 900],
  [1100, 900],
  [360, 800],
] as const) {
  test(`at ${width} × ${height} px image, caption and controls stand under the title, in the first window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/gallery')
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const image = page.locator('[aria-roledescription=slide]').first()
    expect((await image.boundingBox())?.x).toBe(title?.x)
    await expect(page.getByText(galleryImages[0]?.caption ?? 'no sample', { exact: true })).toBeInViewport({
      ratio: 1,
    })
    await expect(page.getByRole('button', { name: 'Pause the slideshow' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Show image 1 of' })).toBeInViewport({ ratio: 1 })
  })
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

  test('the image that was swiped to before the page was awake stays', async ({ page }) => {
    // The application does not come before the finger has gone.
    const held: Route[] = []
    let isDown = true
    await page.route('**/assets/*.js', async (route) => {
      if (isDown) held.push(route)
      else await route.continue()
    })
    await page.goto('/gallery')
    const second = page.locator('[aria-roledescription=slide]').nth(1)
    await swipeToNext(page)
    await expect(second).toBeInViewport({ ratio: 0.9 })
    isDown = false
    for (const route of held) await route.continue()
    await expect(second).toHaveAttribute('data-selected', '')
    await expect(second).toBeInViewport({ ratio: 0.9 })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the images are a row to swipe', async ({ page }) => {
      await page.goto('/gallery')
      await swipeToNext(page)
      await expect(page.locator('[aria-roledescription=slide]').nth(1)).toBeInViewport({ ratio: 0.9 })
    })
  })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the dots are drawn, and the current one differs', async ({ page }) => {
    await page.goto('/gallery')
    const dots = page.getByRole('button', { name: /^Show image/ })
    const pictures = await Promise.all([0, 1, 2].map((index) => dots.nth(index).screenshot()))
    const [current, second, third] = pictures.map((picture) => picture.toString('base64'))
    // The same in all would be the paper behind them.
    expect(second).toBe(third)
    expect(current).not.toBe(second)
  })
})
