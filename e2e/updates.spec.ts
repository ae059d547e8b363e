import { updates } from './sample-content.ts'
import { expect, test } from './site-test.ts'

test('every update is listed by its title', async ({ page }) => {
  await page.goto('/updates')
  const shown = await page.locator('main').getByRole('listitem').allInnerTexts()
  const plain = updates.map(({ title }) => title.replace(/<\/?su[bp]>/g, ''))
  expect([...shown].sort()).toEqual(plain.sort())
})
