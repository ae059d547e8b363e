import { expect, type Locator, type Page } from '@playwright/test'
import { awake } from './pages.ts'

/** The carousel of the page, as a visitor sees it. */
export interface Carousel {
  /** Index of the image in the middle, from 0. */
  current(): Promise<number>
  expectCurrent(index: number): Promise<void>
  slides: Locator
  next: Locator
  previous: Locator
  dot(index: number): Locator
}

/** Opens a page with a carousel that is awake. Its clock stands still: time passes by `page.clock.runFor` only. */
export async function openCarousel(page: Page, path: string): Promise<Carousel> {
  await openAsleep(page, path)
  await wakeUp(page)
  const region = page.locator('section[aria-roledescription=carousel]')
  const slides = region.locator('[aria-roledescription=slide]')
  const current = (): Promise<number> =>
    slides.evaluateAll((all) => all.findIndex((slide) => slide.hasAttribute('data-selected')))
  return {
    current,
    expectCurrent: (index) => expect.poll(current).toBe(index),
    slides,
    next: region.getByRole('button', { name: 'Next image' }),
    previous: region.getByRole('button', { name: 'Previous image' }),
    dot: (index) => region.getByRole('button', { name: new RegExp(`^Show image ${index + 1} of`) }),
  }
}

/** Opens a page with a carousel whose clock stands still: it sleeps until somebody wakes it. */
export async function openAsleep(page: Page, path: string): Promise<void> {
  const start = Date.UTC(2026, 0, 1)
  await page.clock.install({ time: start })
  // A busy machine takes a while between the two, and a clock cannot be set back.
  await page.clock.pauseAt(start + 60_000)
  await page.goto(path)
}

/** Waits until Embla has the row: it places it anew, by a `transform` of its own. */
export const activeCarousel = (page: Page): Promise<void> =>
  expect(page.locator('section[data-active] [style*="translate"]').first()).toBeAttached()

/** Wakes such a page; its clock stands still all the same. */
export async function wakeUp(page: Page): Promise<void> {
  await awake(page)
  await page.clock.runFor(200)
  await activeCarousel(page)
}

/** A finger that moves over the carousel to the next image. @param from where it begins, as a part of the image's width */
export async function swipeToNext(page: Page, from = 0.75): Promise<void> {
  const row = page.locator('section[aria-roledescription=carousel] [aria-roledescription=slide]').first()
  const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: x + width * part, y: y + height / 2 }],
    })
  await touch('touchStart', from)
  for (let part = from - 0.05; part > from - 0.75; part -= 0.05) await touch('touchMove', part)
  await touch('touchEnd')
}

/** The mouse rests on a control after a click, which pauses what moves; visitors take it away again. */
export const leaveWithMouse = (page: Page): Promise<void> => page.mouse.move(1, 1)
