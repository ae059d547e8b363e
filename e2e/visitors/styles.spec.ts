import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../site-test.ts'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

for (const [device, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test.describe(`on a device with ${device} colours`, () => {
    test.use({ colorScheme: device })

    test(`${other} ones can be chosen, stay on every page, and can be taken back`, async ({ page }) => {
      await page.goto('/contact')
      const ofDevice = await ground(page)
      await page.getByLabel('Colours').focus()
      await page.getByLabel('Colours').selectOption(other)
      await expect.poll(() => ground(page)).not.toBe(ofDevice)
      const chosen = await ground(page)
      await expectAccessible(page)
      await page.goto('/privacy')
      expect(await ground(page)).toBe(chosen)
      await page.getByLabel('Colours').focus()
      await expect(page.getByLabel('Colours')).toHaveValue(other)
      await page.getByLabel('Colours').selectOption('')
      await expect.poll(() => ground(page)).toBe(ofDevice)
      await page.reload()
      expect(await ground(page)).toBe(ofDevice)
    })
  })
}

test('what is chosen in one window holds for another that is in use', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/contact')
  const light = await ground(page)
  await page.getByLabel('Colours').focus()
  await page.locator('html[data-awake]').waitFor()
  const other = await context.newPage()
  await other.goto('/privacy')
  await other.getByLabel('Colours').focus()
  await other.getByLabel('Colours').selectOption('dark')
  await expect(page.getByLabel('Colours')).toHaveValue('dark')
  await expect.poll(() => ground(page)).not.toBe(light)
})
