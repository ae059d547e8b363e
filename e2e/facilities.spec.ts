import { facilities } from './sample-content.ts'
import { expect, test } from './site-test.ts'

test('each facility has a card with its name and image', async ({ page }) => {
  await page.goto('/facilities')
  await expect(page.locator('main h2')).toHaveCount(facilities.length)
  for (const { name } of facilities) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card.getByRole('img')).toHaveCount(1)
  }
})
