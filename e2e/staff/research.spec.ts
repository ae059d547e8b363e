import { expect, test } from '../site-test.ts'
import { openAsStaff, picture } from '../staff.ts'

test('staff add a research line, whose words find what belongs to it, change and delete it', async ({
  page,
}) => {
  await openAsStaff(page, '/addResearch')
  await page.getByRole('button', { name: 'Add Research Line' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await page.getByLabel('Title').fill('Spin coating')
  await page.getByLabel('Text').fill('Films from a drop.\n\nA second paragraph.')
  await page.getByLabel('Words').fill('spin co, sol-gel')
  await page.locator('input[type=file]').setInputFiles(picture('film.png'))
  await page.getByRole('button', { name: 'Add Research Line' }).click()
  await expect(page.getByText('Research line uploaded successfully!')).toBeVisible()

  await page.goto('/researchIntrest')
  const line = page.getByRole('article').last()
  await expect(line.getByRole('heading', { name: 'Spin coating' })).toBeVisible()
  await expect(line.getByRole('link', { name: 'Maya Specimen' })).toBeVisible()
  await expect(line.getByRole('link', { name: 'Spin coater' })).toBeVisible()

  await line.getByRole('button', { name: 'Edit Spin coating' }).click()
  await line.getByLabel('Place').fill('1')
  await line.getByLabel('Title').fill('Thin films')
  await line.getByRole('button', { name: 'Save' }).click()
  const moved = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Thin films' }) })
  await expect(moved.getByText('A second paragraph.')).toBeVisible()

  await moved.getByRole('button', { name: 'Delete Thin films' }).click()
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this research line?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByRole('heading', { name: 'Thin films' })).toHaveCount(0)
})
