import { awake, expectTitle } from '../pages.ts'
import { facilities, plain, publications, researchLines } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

test('each research line shows its newest papers, its people and its facilities', async ({ page }) => {
  await page.goto('/researchIntrest')
  const titles = page.locator('main').getByRole('heading', { level: 2 })
  await expect(titles).toHaveText(researchLines.map(({ title }) => title))
  const line = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Gas sensing' }) })
  // "Hydrogen sensing …" of this year is the newest that has one of the words.
  const newest = publications.findLast(({ title }) => title.startsWith('Hydrogen sensing'))
  await expect(line.getByRole('listitem').first()).toContainText(plain(newest?.title ?? 'none'))
  await expect(line.getByRole('link', { name: 'Xavier Sample' })).toHaveAttribute('href', /^\/people\//)
  const chamber = facilities.find(({ name }) => name.startsWith('Gas'))?.name ?? 'none'
  await expect(line.getByRole('link', { name: chamber })).toHaveAttribute('href', /^\/facilities#./)
  await expect(line.getByRole('img').last()).toBeVisible()
  await line.getByRole('link', { name: /^All \d+ papers$/ }).click()
  await expect(page.getByLabel('Research', { exact: true })).toHaveValue(/./)
  await expect(page.locator('main')).toContainText(plain(newest?.title ?? 'none'))
  await expect(page.locator('main')).not.toContainText('Heat transport in graphene-filled epoxy')
})

test('a prospective student comes from home to the papers of a subject by two links', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Research Intrest' }).click()
  await expectTitle(page, 'Research Intrests')
  await page.getByRole('article').first().getByRole('listitem').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/publications\/./)
  await awake(page)
})
