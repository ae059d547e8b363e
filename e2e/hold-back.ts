import type { Page } from '@playwright/test'

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
