import type { Page } from '@playwright/test'

/**
 * Counts how often somebody presses the mouse or puts a finger on the page from now on, also on the pages that follow.
 *
 * @returns the number up to now
 */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.exposeFunction('pressed', () => {
    presses += 1
  })
  const listen = () => {
    addEventListener(
      'pointerdown',
      () => {
        const { pressed } = window as unknown as { pressed: () => Promise<void> }
        void pressed()
      },
      true,
    )
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => presses
}
