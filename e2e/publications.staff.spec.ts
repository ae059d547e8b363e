import { expect, test } from './site-test.ts'
import { openAsStaff } from './staff.ts'

test('a new publication appears in its year, with its authors in order', async ({ page }) => {
  await openAsStaff(page, '/addPublication')
  await expect(page.getByLabel('Year')).toHaveValue(String(new Date().getFullYear()))
  await page.getByLabel('Title').fill('Heat in TiO₂ <sub>films</sub>')
  const authors = page.getByLabel('Authors')
  await authors.fill('Smith, Jr., J.')
  await authors.press('Enter')
  await authors.fill('B. Sample')
  await page.getByRole('button', { name: 'Add author' }).click()
  await authors.fill('   ')
  await authors.press('Enter')
  await page.getByLabel('Journal').fill('Sample Journal of Heat')
  await page.getByLabel('Year').fill('2021')
  await page.getByLabel('DOI').fill('https://doi.org/10.5555/heat.1')
  await page.getByRole('button', { name: 'Add Publication' }).click()
  await expect(page.getByText('Publication uploaded successfully!')).toBeVisible()
  await page.goto('/publications')
  const row = page.locator('details', { hasText: '2021' }).locator('li', { hasText: 'Heat in TiO' })
  await expect(row.getByText('Smith, Jr., J., B. Sample')).toBeVisible()
  await expect(row.getByRole('link', { name: 'DOI: 10.5555/heat.1' })).toBeVisible()
})

test('an author can be removed, and a pasted list is split only on request', async ({ page }) => {
  await openAsStaff(page, '/addPublication')
  const authors = page.getByLabel('Authors')
  await authors.fill('A. One, B. Two, C. Three')
  await page.getByRole('button', { name: 'Add as 3 authors' }).click()
  await page.getByRole('button', { name: 'Remove B. Two' }).click()
  await expect(page.locator('main ol li')).toHaveText(['A. One', 'C. Three'])
})

test('title, journal and a web address are asked for', async ({ page }) => {
  await openAsStaff(page, '/addPublication')
  await page.getByLabel('Link', { exact: true }).fill('example')
  await page.getByRole('button', { name: 'Add Publication' }).click()
  await expect(page.getByText('Publication title is required')).toBeVisible()
  await expect(page.getByText('Journal is required')).toBeVisible()
  await expect(page.getByText('The link must be a web address')).toBeVisible()
})

test('a publication is edited in its row; a year that is no number falls back to the section’s', async ({
  page,
}) => {
  await openAsStaff(page, '/publications')
  const row = page.locator('main details').first().locator('li').first()
  const year = await page.locator('main details h2').first().innerText()
  await row.getByRole('button', { name: /^Edit/ }).click()
  await row.getByLabel('Year').fill('')
  await row.getByLabel('Journal').fill('Sample Journal of Edits')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Sample Journal of Edits')).toBeVisible()
  await expect(row.getByText(`, ${year}`)).toBeVisible()
})

test('a publication is deleted after the question, and comes back with Undo', async ({ page }) => {
  await openAsStaff(page, '/publications')
  const row = page.locator('main details').last().locator('li').last()
  const title = (await row.getByRole('heading').textContent()) ?? ''
  const heading = page.getByRole('heading', { name: title, exact: true })
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this publication?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(heading).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading).toBeVisible()
})
