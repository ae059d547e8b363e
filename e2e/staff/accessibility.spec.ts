import { expectAccessibleInBothColours } from '../axe.ts'
import { awake } from '../pages.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff } from '../staff.ts'

const staffPages = [
  '/add',
  '/addEvent',
  '/addImage',
  '/addPublication',
  '/addFacility',
  '/addResearch',
  '/addPage',
  '/addUpdates',
  '/addMembers',
  '/addAuthorNames',
  '/addSettings',
  '/addTrash',
  '/addHistory',
]

// A colour in transition has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('no page of the staff area has a violation that axe finds, in light and dark colours', async ({
  page,
}) => {
  await openAsStaff(page, '/add')
  for (const path of staffPages) {
    await page.goto(path)
    await awake(page)
    await test.step(path, () => expectAccessibleInBothColours(page))
  }
})

test('nor has a form with messages, an inline form or an open dialog', async ({ page }) => {
  await openAsStaff(page, '/addPublication')
  await page.getByRole('button', { name: 'Add Publication' }).click()
  await expect(page.getByText('Journal is required')).toBeVisible()
  await expectAccessibleInBothColours(page)
  await page.goto('/publications')
  const row = page.locator('main details li').first()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBothColours(page)
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect(row.getByLabel('Journal')).toBeVisible()
  await expectAccessibleInBothColours(page)
  await page.goto('/addMembers')
  await page.getByRole('button', { name: 'Add Member' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBothColours(page)
})
