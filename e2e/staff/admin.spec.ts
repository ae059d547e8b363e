import { expect, test } from '@playwright/test'
import { change, createAdministrator } from '../site-cms.ts'

// Strapi's own pages, which are not held to what the site's own are: their console has errors of theirs.
test('Strapi’s admin shows years and choices as they are written, and a refused save keeps what was typed', async ({
  page,
}) => {
  const [email, password] = ['admin@example.org', 'Long enough 1 password']
  await page.goto(await createAdministrator(email, password))
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Content Manager' }).click()
  await page.getByRole('link', { name: 'Publication', exact: true }).click()
  const list = page.getByRole('grid')
  await expect(list.getByRole('gridcell', { name: '2026', exact: true }).first()).toBeVisible()
  await expect(list.getByRole('gridcell', { name: 'Conference paper' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Marketplace' })).toBeHidden()

  await list.getByRole('row').nth(1).click()
  const title = page.locator('[name=title]')
  const year = page.locator('[name=year]')
  await expect(year).toHaveValue(/^\d{4}$/)
  await expect(
    page.getByText('What you save is shown to visitors at once, unless it is a draft'),
  ).toBeVisible()
  await title.fill('Typed and refused')
  await year.fill('99999')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The year must not lie in the future').first()).toBeVisible()
  await expect(title).toHaveValue('Typed and refused')
  await expect(year).toHaveValue('99999')

  // So does one over what somebody else has saved meanwhile.
  await year.fill('2020')
  change('UPDATE publications SET version = version + 1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Copy what you typed, and reload the page').first()).toBeVisible()
  await expect(title).toHaveValue('Typed and refused')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()

  // A form without a field for the key, which the site makes itself.
  await page.getByRole('link', { name: 'Update', exact: true }).click()
  await page
    .getByRole('button', { name: 'Leave' })
    .or(page.getByRole('button', { name: 'Confirm' }))
    .click()
  await page.getByRole('link', { name: 'Create new entry' }).first().click()
  await page.locator('[name=title]').fill('Made in the admin')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved document')).toBeVisible()
})
