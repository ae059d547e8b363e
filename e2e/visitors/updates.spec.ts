import { plain, updates } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

test('every update is listed by its title', async ({ page }) => {
  await page.goto('/updates')
  const shown = await page.locator('main').getByRole('listitem').getByRole('paragraph').allInnerTexts()
  expect(shown.map(plain).sort()).toEqual(updates.map(({ title }) => plain(title)).sort())
})
