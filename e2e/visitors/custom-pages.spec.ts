import { expectTitle } from '../pages.ts'
import { customPages, publications, plain } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

test('a page of the group stands in its menu, and the number of a grant leads to its papers', async ({
  page,
}) => {
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.locator('summary[aria-label="Research Intrest menu"]').click()
  await navigation.getByRole('link', { name: 'Funded projects' }).click()
  await expectTitle(page, 'Funded projects')
  await expect(
    navigation.getByRole('link', { name: 'Research Intrest', includeHidden: true }),
  ).toHaveAttribute('aria-current', 'true')

  const running = page.getByRole('table').first()
  await expect(running.getByRole('columnheader')).toHaveText(['Project', 'Funded by', 'Years', 'Lead'])
  await running.getByRole('link', { name: 'SF-2023-117' }).click()
  const paid = publications.find(({ funding }) => funding?.includes('SF-2023-117'))
  await expect(page.locator('main')).toContainText(plain(paid?.title ?? 'none'))
})

test('a page of the group is read as it was written: headings, lists and links', async ({ page }) => {
  const written = customPages.find(({ title }) => title === 'Open positions')?.text ?? ''
  await page.goto('/pages/open-positions')
  const headings = [...written.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? '')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(headings)
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(6)
  await page.locator('main').getByRole('link', { name: 'contact page' }).click()
  await expectTitle(page, 'Contact')
})

test('what no page has is not found', async ({ page }) => {
  expect((await page.goto('/pages/none'))?.status()).toBe(404)
})
