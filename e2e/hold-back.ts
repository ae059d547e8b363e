import type { Page } from '@playwright/test'

/** Lets the next request reach the server and holds its answer back for good, as a connection does that has died. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch()
    },
    { times: 1 },
  )
}

/**
 * Holds requests back until the test lets them go on.
 *
 * @param times how many of them; all without it
 * @returns what lets them go on
 */
export async function holdBack(page: Page, address: string, times?: number): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(
    address,
    async (route) => {
      await held
      await route.continue()
    },
    times === undefined ? {} : { times },
  )
  return letGo
}
