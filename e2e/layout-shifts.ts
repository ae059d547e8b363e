import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/**
 * What counts as none where the sum is written with two digits. A font that comes late moves letters of a line by less.
 * Source: web.dev/articles/cls (the share of the window that moves, times how far).
 */
const none = 0.005

/** Expects that nothing has moved since the page was opened but what somebody's own press moves. Chromium alone tells. */
export async function expectNoShift(page: Page): Promise<void> {
  const moved = await page.evaluate(async (none) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return []
    const shifts = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => {
        resolve(list.getEntries())
      }).observe({ type: 'layout-shift', buffered: true })
      // Without one the observer is never called.
      setTimeout(resolve, 100, [])
    })
    return (shifts as (PerformanceEntry & LayoutShift)[])
      .filter(({ hadRecentInput, value }) => !hadRecentInput && value >= none)
      .flatMap(({ sources }) => sources)
      .map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 200))
  }, none)
  expect(moved, 'what has moved').toEqual([])
}

/** What the types of the browser leave out (Layout Instability API). */
interface LayoutShift {
  hadRecentInput: boolean
  value: number
  sources: { node: Node | null }[]
}
