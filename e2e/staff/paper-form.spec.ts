import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { countPresses } from '../presses.ts'
import { register, registerTwelveAuthors } from '../registered-doi.ts'
import { publications } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff } from '../staff.ts'

const authors = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Edit Author/ })
    .allInnerTexts()

test('a paper with twelve authors comes by its DOI, and the sixth author is put first by two keys', async ({
  page,
}) => {
  const doi = '10.5555/twelve'
  registerTwelveAuthors(doi, 'Twelve people and one crystal')
  await openAsStaff(page, '/publications')
  const presses = await countPresses(page)
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Add Publication' }).click()
  await page.getByLabel('DOI', { exact: true }).fill(`https://doi.org/${doi}`)
  await expect(page.getByText('Twelve people and one crystal')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fill in these fields' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Twelve people and one crystal')
  await expect(page.getByLabel('DOI', { exact: true })).toBeFocused()
  const [, , , , , sixth = ''] = await authors(page)
  await page.getByRole('button', { name: `Edit ${sixth}` }).focus()
  await page.keyboard.press('Control+Home')
  await expect.poll(async () => (await authors(page))[0]).toBe(sixth)
  await page.getByRole('button', { name: 'Add Publication' }).click()
  await expect(page.getByText('Publication uploaded successfully!')).toBeVisible()
  expect(presses()).toBe(3)
  await page.goto('/publications?year=2020')
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Twelve people and one crystal' })
  await expect(row.getByText(sixth)).toBeVisible()
})

test('a DOI that is on the site already is told at once, with the way to the paper', async ({ page }) => {
  const known = publications.find(({ doi }) => doi !== undefined)
  const doi = known?.doi ?? ''
  register(doi, { type: 'journal-article', title: known?.title, issued: { 'date-parts': [[known?.year]] } })
  await openAsStaff(page, '/addPublication')
  await page.getByLabel('DOI', { exact: true }).fill(doi)
  await expect(page.getByText('This paper is on the site already:')).toBeVisible()
  await page.getByText('This paper is on the site already:').getByRole('link').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/publications\/.+/)
})

test('a paper whose DOI cannot be looked up is filled in by hand', async ({ page }) => {
  await openAsStaff(page, '/addPublication')
  const doi = page.getByLabel('DOI', { exact: true })
  await doi.fill('10.5555/unreached')
  const reason = page.getByText('The fields can be filled in by hand, too.')
  await expect(reason).toBeVisible()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(doi).toBeFocused()
  await expect(reason).toBeVisible()
  await page.getByLabel('Title').fill('Filled in by hand')
  await page.getByLabel('Journal').fill('Sample Journal')
  await page.getByRole('button', { name: 'Add Publication' }).click()
  await expect(page.getByText('Publication uploaded successfully!')).toBeVisible()
  await expect(reason).toHaveCount(0)
})

test('the line that is typed is not behind the button that stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openAsStaff(page, '/addPage')
  await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Line\n'.repeat(40))
  await text.press('ControlOrMeta+End')
  await text.pressSequentially('END')
  const save = page.getByRole('button', { name: 'Add Page' })
  const [field, button] = [await text.boundingBox(), await save.boundingBox()]
  expect((field?.y ?? NaN) + (field?.height ?? NaN)).toBeLessThan(button?.y ?? NaN)
})

test('on a telephone the message of a field is not behind the button that stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  // The bar of the staff comes late, and lifts the button.
  let letBarCome: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    letBarCome = resolve
  })
  await page.route('**/assets/staff-bar-*.js', async (route) => {
    await late
    await route.continue()
  })
  await openAsStaff(page, '/addPublication')
  const save = page.getByRole('button', { name: 'Add Publication' })
  await save.click()
  await expect(page.getByLabel('Title')).toBeFocused()
  letBarCome()
  await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible()
  const message = page.getByText('Publication title is required')
  await expect
    .poll(async () => {
      const [above, below] = [await message.boundingBox(), await save.boundingBox()]
      return above && below ? below.y - (above.y + above.height) : 0
    })
    .toBeGreaterThan(0)
})
