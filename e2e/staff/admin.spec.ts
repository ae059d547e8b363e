import { expect, test } from '@playwright/test'
import { createAdministrator } from '../site-cms.ts'

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
  await expect(page.getByText('What you save is shown to visitors at once.')).toBeVisible()
  await title.fill('Typed and refused')
  await year.fill('99999')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The year must not lie in the future').first()).toBeVisible()
  await expect(title).toHaveValue('Typed and refused')
  await expect(year).toHaveValue('99999')
})
