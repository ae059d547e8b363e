import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { openAsStaff } from './staff.ts'

const bibtex = String.raw`
@article{new2023,
  title = {Sensing with \ch{ZnO} and {\"o}ther films at 10$^3$ cycles},
  author = {M{\"u}ller, Eva and others},
  journal = {Sample Journal of Imports},
  year = {2023},
  pages = {12--19},
  file = {/home/somebody/paper.pdf}
}
@article{nojournal,
  title = {An entry without a journal},
  author = {Sample, M.},
  year = {2022}
}
@article{broken,
  title = {An entry that never ends
`

const entries = (page: Page) => page.getByRole('list', { name: 'Entries' }).locator('> li')
const entry = (page: Page, text: string) => entries(page).filter({ hasText: text })

/** Opens the import and reads a text. */
async function read(page: Page, text: string): Promise<void> {
  await openAsStaff(page, '/addPublication')
  await page.getByRole('tab', { name: 'Import' }).click()
  await page.getByLabel('Publications', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Read' }).click()
  await expect(entries(page).first()).toBeVisible()
}

test('every entry is seen before anything is saved; the chosen ones are saved, and taken back at once', async ({
  page,
}) => {
  await read(page, bibtex)
  const fresh = entry(page, 'new2023')
  await expect(fresh).toContainText('New')
  await expect(fresh).toContainText('Sensing with ZnO and öther films at 103 cycles')
  await expect(fresh).toContainText('Müller')
  await expect(fresh.getByRole('checkbox')).toBeChecked()
  // What cannot be saved says why, and is corrected in its place.
  const wrong = entry(page, 'nojournal')
  await expect(wrong).toContainText('Needs correcting')
  await expect(wrong.getByRole('checkbox')).toBeDisabled()
  await wrong.getByRole('button', { name: /^Correct/ }).click()
  await wrong.getByRole('textbox', { name: 'Journal' }).fill('Sample Journal of Corrections')
  await wrong.getByRole('button', { name: 'Take this' }).click()
  await expect(wrong.getByRole('checkbox')).toBeChecked()
  await expect(entry(page, 'broken')).toContainText('Needs correcting')

  await page.getByRole('button', { name: 'Import 2 publications' }).click()
  const notice = page.getByRole('status').filter({ hasText: '2 publications added, 0 changed.' }).last()
  await expect(notice).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto('/publications')
  const title = visitor.locator('main').getByText('Sensing with ZnO and öther films')
  await expect(title).toBeAttached()
  expect(await visitor.locator('main').textContent()).not.toMatch(/\\ch|others|\/home\//)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The import was taken back.')).toBeVisible()
  await visitor.reload()
  await expect(title).toHaveCount(0)
})

test('the same file twice adds nothing', async ({ page, request }) => {
  const exported = await (await request.get('/publications.bib?year=2016')).text()
  await read(page, exported)
  await expect(entries(page).getByText('Stored already')).toHaveCount(await entries(page).count())
  await expect(page.getByRole('button', { name: 'Import 0 publications' })).toBeDisabled()
})

test('the tabs are reached by arrow keys, and the text survives a reload', async ({ page }) => {
  await openAsStaff(page, '/addPublication')
  await page.getByRole('tab', { name: 'One publication' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Import' })).toBeFocused()
  await page.getByLabel('Publications', { exact: true }).fill('10.5555/kept')
  await page.reload()
  await expect(page.getByLabel('Publications', { exact: true })).toHaveValue('10.5555/kept')
})
