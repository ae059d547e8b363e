import type { Route } from '@playwright/test'
import { activeCarousel, leaveWithMouse, openCarousel, swipeToNext } from '../carousel.ts'
import { awake } from '../pages.ts'
import { galleryImages } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

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

test('who hears the page has one image at a time, and its number and words in one polite region', async ({
  page,
}) => {
  const gallery = await openCarousel(page, '/gallery')
  await page.getByRole('button', { name: 'Pause the slideshow' }).click()
  await gallery.next.click()
  const shown = await gallery.current()
  const region = page.getByRole('region', { name: 'Gallery' })
  await expect(region.getByRole('group', { name: / of / })).toHaveCount(1)
  await expect(region.getByRole('img')).toHaveAttribute('alt', galleryImages[shown]?.alternativeText ?? '')
  await expect(region.locator('[aria-live=polite]')).toHaveText(
    `${String(shown + 1)} of ${String(count)}${galleryImages[shown]?.caption ?? ''}`,
  )
})

test('Tab leads to the pause first, and to the dots and the thumbnails once each', async ({ page }) => {
  const gallery = await openCarousel(page, '/gallery')
  const stops: string[] = []
  await page.getByRole('button', { name: 'Pause the slideshow' }).focus()
  for (let stop = 0; stop < 6; stop += 1) {
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    // A number stays on a line with its unit.
    stops.push(name.replaceAll('\u00A0', ' '))
    await page.keyboard.press('Tab')
  }
  const shown = await gallery.current()
  expect(stops).toEqual([
    'Pause the slideshow',
    'Previous image',
    'Next image',
    'Full screen',
    `Show image ${String(shown + 1)} of ${String(count)}`,
    galleryImages[shown]?.caption,
  ])
})

test('a thumbnail leads to its image, and arrow keys on with the focus', async ({ page }) => {
  const gallery = await openCarousel(page, '/gallery')
  const thumbnails = page.getByRole('group', { name: 'Thumbnails' }).getByRole('button')
  await expect(thumbnails).toHaveCount(count)
  await thumbnails.nth(4).click()
  await gallery.expectCurrent(4)
  await page.keyboard.press('ArrowRight')
  await gallery.expectCurrent(5)
  await expect(thumbnails.nth(5)).toBeFocused()
})

test('the gallery fills the screen on request, goes on by keys and comes back', async ({ page }) => {
  const gallery = await openCarousel(page, '/gallery')
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  const before = await gallery.current()
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(isFull).toBe(true)
  await page.keyboard.press('ArrowRight')
  await gallery.expectCurrent(before + 1)
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await expect.poll(isFull).toBe(false)
})

test('on paper every image stands with its words', async ({ page }) => {
  await openCarousel(page, '/gallery')
  await page.emulateMedia({ media: 'print' })
  const slides = page.locator('[aria-roledescription=slide]')
  const printed = await slides.evaluateAll((all) =>
    all.map((slide) => ({
      isSeen: slide.querySelector('img')?.checkVisibility({ visibilityProperty: true }),
      words: (JSON.parse(getComputedStyle(slide, '::after').content) as string).replaceAll('\u00A0', ' '),
    })),
  )
  expect(printed).toEqual(galleryImages.map(({ caption }) => ({ isSeen: true, words: caption })))
})

for (const [path, width] of [
  ['/', 1440],
  ['/', 360],
  ['/gallery', 1440],
] as const) {
  test(`at ${String(width)} px the images of ${path} are shown whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const carousel = await openCarousel(page, path)
    const image = carousel.slides.nth(await carousel.current()).locator('img')
    const { shown, own } = await image.evaluate((element: HTMLImageElement) => ({
      shown: element.clientWidth / element.clientHeight,
      own: Number(element.getAttribute('width')) / Number(element.getAttribute('height')),
    }))
    expect(shown).toBeCloseTo(own, 1)
  })
}

for (const [width, height] of [
  [1440, 900],
  [1100, 900],
  [360, 800],
] as const) {
  test(`at ${width} × ${height} px image, caption and controls stand under the title, in the first window`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
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
  test.use({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    // What comes next comes by the finger alone.
    contextOptions: { reducedMotion: 'reduce' },
  })

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

  test('the row moves under a finger that begins on its controls', async ({ page }) => {
    await page.goto('/')
    await awake(page)
    await activeCarousel(page)
    await page.locator('[aria-roledescription=carousel]').scrollIntoViewIfNeeded()
    await swipeToNext(page, 0.95)
    await expect(page.locator('[aria-roledescription=slide]').nth(1)).toHaveAttribute('data-selected', '')
  })

  test('the image of a small one far below comes into view', async ({ page }) => {
    await page.goto('/gallery')
    await awake(page)
    await activeCarousel(page)
    await page.getByRole('group', { name: 'Thumbnails' }).getByRole('button').last().tap()
    const chosen = page.locator('[aria-roledescription=slide][data-selected]')
    await expect(chosen).not.toHaveAttribute('aria-label', /^1 of/)
    await expect(chosen).toBeInViewport({ ratio: 0.9 })
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
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

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
