import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { openAsStaff, picture } from './staff.ts'

/** Lets the next operations of this name fail in the way of a CMS that cannot store anything. */
const refuse = (page: Page, operation: string) =>
  page.route(`**/graphql/${operation}`, (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: 'The disk is full.' }] } }),
  )

const forms = [
  {
    path: '/addEvent',
    operation: 'CreateEvent',
    fill: async (page: Page) => {
      await page.getByLabel('Title').fill('Kept')
      await page.getByLabel('Date').fill('2026-01-02')
      await page.getByLabel('Description').fill('Kept too')
    },
    submit: 'Add Event',
    message: 'Failed to upload event. Please try again.',
    success: 'Event uploaded successfully!',
  },
  {
    path: '/addPublication',
    operation: 'CreatePublication',
    fill: async (page: Page) => {
      await page.getByLabel('Title').fill('Kept')
      await page.getByLabel('Journal').fill('Sample Journal')
    },
    submit: 'Add Publication',
    message: 'Error uploading publication. Please try again.',
    success: 'Publication uploaded successfully!',
  },
  {
    path: '/addFacility',
    operation: 'CreateFacility',
    fill: async (page: Page) => {
      await page.getByLabel('Facility name').fill('Kept')
      await page.locator('input[type=file]').setInputFiles(picture())
    },
    submit: 'Add Facility',
    message: 'Failed to upload facility: The disk is full.',
    success: 'Facility uploaded successfully!',
  },
]

for (const { path, operation, fill, submit, message, success } of forms) {
  test(`${path}: a save that fails says so, keeps what was typed, and can be tried again`, async ({
    page,
  }) => {
    await openAsStaff(page, path)
    await fill(page)
    await refuse(page, operation)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.locator('form input').first()).toHaveValue('Kept')
    await page.unroute(`**/graphql/${operation}`)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText(success)).toBeVisible()
    await expect(page.locator('form input').first()).toHaveValue('')
  })
}

test('an image that is lost on the way is told in the words of the gallery, and can be sent again', async ({
  page,
}) => {
  await openAsStaff(page, '/addImage')
  await page.locator('input[type=file]').setInputFiles(picture('lost.png'))
  await page.getByLabel('Alternative text').fill('Lost on the way once')
  await page.route('**/staff/upload', (route) => route.abort('connectionreset'), { times: 1 })
  await page.getByRole('button', { name: /^Upload/ }).click()
  await expect(page.getByText('Upload failed. Please try again. The connection was lost.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry lost.png' }).click()
  await expect(page.getByText('In the gallery')).toBeVisible()
})

test('a deletion that fails says so, and the entry stays', async ({ page }) => {
  await openAsStaff(page, '/facilities')
  const heading = page.locator('main article').first().getByRole('heading')
  const name = (await heading.textContent()) ?? ''
  await refuse(page, 'DeleteFacility')
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} could not be deleted.`)).toBeVisible()
  await expect(heading).toHaveText(name)
})

test('an edit that fails says so beside the form, and what was typed stays', async ({ page }) => {
  await openAsStaff(page, '/events/achievements')
  const item = page.locator('main li').first()
  await refuse(page, 'UpdateEvent')
  await item.getByRole('button', { name: /^Edit/ }).click()
  await item.getByLabel('Title').fill('Typed in vain')
  await item.getByRole('button', { name: 'Save' }).click()
  await expect(
    item.getByRole('alert').filter({ hasText: 'The event could not be saved. The disk is full.' }),
  ).toBeVisible()
  await expect(item.getByLabel('Title')).toHaveValue('Typed in vain')
  await item.getByRole('button', { name: 'Cancel' }).click()
})
