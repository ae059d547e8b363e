import { expectAccessible } from './axe.ts'
import { awake } from './pages.ts'
import { expect, test } from './site-test.ts'
import { openAsStaff, picture } from './staff.ts'

test('whoever is signed in has a bar on every page, and nobody else', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Staff' })
  await page.goto('/facilities')
  await page.getByRole('button', { name: 'Edit Spin coater' }).hover()
  await awake(page)
  await expect(bar).toHaveCount(0)
  await openAsStaff(page, '/')
  for (const path of ['/', '/events/icube', '/news', '/publications', '/contact', '/addTrash']) {
    await page.goto(path)
    await expect(bar.getByRole('link', { name: 'Site Settings' })).toBeVisible()
  }
})

test('an event is added from the page of its type by three clicks, and shown by one more', async ({
  page,
}) => {
  await openAsStaff(page, '/events/celebrations')
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Add Event' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('From the page of celebrations')
  await page.getByLabel('Date').fill('2025-02-03')
  await page.getByLabel('Description').fill('By three clicks.')
  await expect(page.getByLabel('Event type')).toHaveValue('celebrations')
  await page.locator('input[type=file]').setInputFiles(picture())
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByText('Event uploaded successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'See it on the site' }).click()
  const item = page.locator('main li', { hasText: 'From the page of celebrations' })
  await expect(item).toBeVisible()

  await item.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(item).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(item).toBeVisible()
  await expect(page.getByText('From the page of celebrations is back.')).toBeVisible()
})

test('what is typed and not saved is listed in the bar, and leads back to the form that holds it', async ({
  page,
}) => {
  await openAsStaff(page, '/facilities')
  await page.getByRole('button', { name: 'Edit Spin coater' }).click()
  await page.getByLabel('Facility name').fill('Spin coater of the second floor')
  await page.goto('/updates')
  const drafts = page.getByRole('button', { name: 'Drafts (1)' })
  await drafts.click()
  await page.getByRole('link', { name: 'Facilities: Spin coater of the second floor' }).click()
  await expect(page.getByLabel('Facility name')).toHaveValue('Spin coater of the second floor')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: /^Drafts/ })).toHaveCount(0)
})

test('the bar is used by keyboard, on a telephone, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAsStaff(page, '/facilities')
  const bar = page.getByRole('navigation', { name: 'Staff' })
  await bar.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(bar.getByRole('link', { name: 'Add Facility' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: 'Add' })).toBeFocused()
  await bar.getByRole('button', { name: 'Site' }).click()
  await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expectAccessible(page)
  const [room, wanted] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollWidth,
  ])
  expect(wanted).toBe(room)
  await bar.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
})
