import { expect, type Locator, type Page } from '@playwright/test'

/** The carousel of the page, as a visitor sees it. */
export interface Carousel {
  /** Index of the image in the middle, from 0. */
  current(): Promise<number>
  expectCurrent(index: number): Promise<void>
  slides: Locator
  next: Locator
  previous: Locator
  dot(index: number): Locator
  count(): Promise<number>
}

/**
 * Opens a page with a carousel, waits until it moves by itself, and stops the page's clock.
 * From then on time passes by `page.clock.runFor` only.
 */
export async function openCarousel(page: Page, path: string): Promise<Carousel> {
  const start = new Date('2026-01-01T00:00:00Z')
  await page.clock.install({ time: start })
  await page.goto(path)
  const region = page.locator('section[aria-roledescription=carousel]')
  await expect(region).toHaveAttribute('data-active', '')
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
  const dots = region.getByRole('button', { name: /^Show image/ })
  const current = (): Promise<number> =>
    dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))
  return {
    current,
    expectCurrent: (index) => expect.poll(current).toBe(index),
    slides: region.locator('[aria-roledescription=slide]'),
    next: region.getByRole('button', { name: 'Next image' }),
    previous: region.getByRole('button', { name: 'Previous image' }),
    dot: (index) => dots.nth(index),
    count: () => dots.count(),
  }
}

/** The mouse rests on a control after a click, which pauses what moves; visitors take it away again. */
export const leaveWithMouse = (page: Page): Promise<void> => page.mouse.move(1, 1)
