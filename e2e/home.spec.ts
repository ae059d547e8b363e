import { leaveWithMouse, openCarousel } from './carousel.ts'
import { awake } from './pages.ts'
import { updates } from './sample-content.ts'
import { expect, test } from './site-test.ts'

test('the carousel moves on every 4 seconds', async ({ page }) => {
  const carousel = await openCarousel(page, '/')
  const count = await carousel.slides.count()
  // An arrow key starts the interval anew, so that the 4 seconds begin at a known moment.
  const first = await carousel.current()
  await page.keyboard.press('ArrowRight')
  await carousel.expectCurrent((first + 1) % count)
  await page.clock.runFor(3900)
  expect(await carousel.current()).toBe((first + 1) % count)
  await page.clock.runFor(200)
  await carousel.expectCurrent((first + 2) % count)
})

test('the carousel wraps from the last image to the first and back, and arrow keys do not stop it', async ({
  page,
}) => {
  const carousel = await openCarousel(page, '/')
  const last = (await carousel.slides.count()) - 1
  for (let index = await carousel.current(); index !== 0; index = await carousel.current()) {
    await page.keyboard.press('ArrowLeft')
    await carousel.expectCurrent(index - 1)
  }
  await page.keyboard.press('ArrowLeft')
  await carousel.expectCurrent(last)
  await page.clock.runFor(4100)
  await carousel.expectCurrent(0)
})

for (const control of ['next', 'previous', 'dot'] as const) {
  test(`a click on a control (${control}) shows its image and stops the carousel for good`, async ({
    page,
  }) => {
    // Dots are there on small screens only.
    if (control === 'dot') await page.setViewportSize({ width: 360, height: 800 })
    const carousel = await openCarousel(page, '/')
    const before = await carousel.current()
    const count = await carousel.slides.count()
    const target = {
      next: (before + 1) % count,
      previous: (before - 1 + count) % count,
      dot: (before + 3) % count,
    }
    await (control === 'dot' ? carousel.dot(target.dot) : carousel[control]).click()
    await carousel.expectCurrent(target[control])
    await leaveWithMouse(page)
    await page.clock.runFor(60_000)
    expect(await carousel.current()).toBe(target[control])
    await page.keyboard.press('ArrowRight')
    await carousel.expectCurrent((target[control] + 1) % count)
    await page.clock.runFor(60_000)
    expect(await carousel.current()).toBe((target[control] + 1) % count)
  })
}

for (const [width, visible] of [
  [1440, 3],
  [360, 1],
] as const) {
  test(`at ${width} px the carousel shows ${visible} image(s)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const carousel = await openCarousel(page, '/')
    await page.clock.runFor(2000)
    const shown = await carousel.slides.evaluateAll(
      (slides) =>
        slides.filter((slide) => {
          const { left, right } = slide.getBoundingClientRect()
          return Math.min(right, window.innerWidth) - Math.max(left, 0) > 24
        }).length,
    )
    expect(shown).toBe(visible)
    const small = visible === 1
    await expect(carousel.dot(0)).toBeVisible({ visible: small })
  })
}

test('the carousel can be paused, rests under the mouse, and goes on', async ({ page }) => {
  const carousel = await openCarousel(page, '/')
  await page.locator('section[aria-roledescription=carousel]').hover()
  const hovered = await carousel.current()
  const count = await carousel.slides.count()
  await page.clock.runFor(10_000)
  expect(await carousel.current()).toBe(hovered)
  await page.getByRole('button', { name: 'Pause the slideshow' }).click()
  await leaveWithMouse(page)
  await page.clock.runFor(10_000)
  expect(await carousel.current()).toBe(hovered)
  await page.getByRole('button', { name: 'Play the slideshow' }).click()
  await leaveWithMouse(page)
  await page.clock.runFor(4100)
  await carousel.expectCurrent((hovered + 1) % count)
})

test('the updates are shown three times, one of them for screen readers, and move 1 pixel every 30 ms', async ({
  page,
}) => {
  await page.goto('/')
  await awake(page)
  const ticker = page.getByRole('group', { name: 'Latest updates' })
  await expect(ticker.locator('ul')).toHaveCount(3)
  await expect(ticker.getByRole('listitem')).toHaveCount(updates.length)
  const motion = await ticker.evaluate((element) => {
    const [animation] = element.getAnimations({ subtree: true })
    const effect = animation?.effect as KeyframeEffect | undefined
    const distance = Math.abs(new DOMMatrix(String(effect?.getKeyframes().at(-1)?.['transform'])).m42)
    return { distance, duration: Number(effect?.getTiming().duration), third: element.scrollHeight / 3 }
  })
  expect(motion.duration / motion.distance).toBeCloseTo(30, 3)
  expect(Math.abs(motion.distance - motion.third)).toBeLessThan(1)
  await page.getByRole('button', { name: 'Pause the updates' }).click()
  expect(
    await ticker.evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0)
})

test.describe('for visitors who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself', async ({ page }) => {
    const carousel = await openCarousel(page, '/')
    const before = await carousel.current()
    await page.clock.runFor(60_000)
    expect(await carousel.current()).toBe(before)
    expect(
      await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    ).toBe(0)
  })
})

test('the introduction has its two photos', async ({ page }) => {
  await page.goto('/')
  const introduction = page.getByRole('region', { name: 'Our research' })
  await expect(introduction.getByRole('img')).toHaveCount(2)
  for (const photo of await introduction.getByRole('img').all()) {
    await photo.scrollIntoViewIfNeeded()
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})
