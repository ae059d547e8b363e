import { expectAccessible } from '../axe.ts'
import { expectNoOverflow } from '../layout-faults.ts'
import { expectNoShift } from '../layout-shifts.ts'
import { awake } from '../pages.ts'
import { countPresses } from '../presses.ts'
import { expect, test } from '../site-test.ts'
import { askAsStaff, openAsStaff, picture } from '../staff.ts'

test('whoever is signed in has a bar on every page, and nobody else; nothing moves when it comes', async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Staff' })
  await page.goto('/facilities')
  await page.getByRole('button', { name: 'Edit Spin coater' }).hover()
  await awake(page)
  await expect(bar).toHaveCount(0)
  await openAsStaff(page, '/')
  const shown = ['/', '/events/icube', '/news', '/publications', '/contact', '/gallery', '/updates']
  for (const path of [...shown, '/addTrash']) {
    await page.goto(path)
    await expect(bar.getByRole('link', { name: 'Site Settings' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    if (shown.includes(path)) await test.step(path, () => expectNoShift(page))
  }
})

test('an event is added from the page of its type by three clicks, and shown by one more', async ({
  page,
}) => {
  await openAsStaff(page, '/events/celebrations')
  const presses = await countPresses(page)
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Add Event' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('From the page of celebrations')
  await page.getByRole('textbox', { name: 'Date' }).fill('2025-02-03')
  await page.getByLabel('Description').fill('By three clicks.')
  await expect(page.getByLabel('Event type')).toHaveValue('celebrations')
  const chooser = page.waitForEvent('filechooser')
  await page.locator('input[type=file]').click()
  await (await chooser).setFiles(picture())
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByText('Event uploaded successfully!')).toBeVisible()
  expect(presses()).toBe(3)
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
  const drafts = page.getByRole('button', { name: 'Unfinished (1)' })
  await drafts.click()
  await page.getByRole('link', { name: 'Facilities: Spin coater of the second floor' }).click()
  await expect(page.getByLabel('Facility name')).toHaveValue('Spin coater of the second floor')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: /^Unfinished/ })).toHaveCount(0)
})

test('the bar is used by keyboard, on a telephone, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAsStaff(page, '/facilities')
  const bar = page.getByRole('navigation', { name: 'Staff' })
  // What belongs to the page is beside its menu.
  const first = bar.getByRole('link', { name: 'Add Facility' })
  await expect(first).toBeVisible()
  // From the beginning of the page, however long it is.
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await expect(page.getByRole('link', { name: 'Skip to the staff bar' })).toBeFocused()
  for (const key of ['Enter', 'Tab']) await page.keyboard.press(key)
  await expect(first).toBeFocused()
  await bar.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(bar.getByRole('list').getByRole('link', { name: 'Add Facility' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: 'Add' })).toBeFocused()
  await bar.getByRole('button', { name: 'Site' }).click()
  await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await bar.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
})

test('an open page learns what somebody else changes, and takes no text away from whoever types', async ({
  page,
  request,
}) => {
  await openAsStaff(page, '/addUpdates')
  await page.getByLabel('New update').fill('Typed meanwhile')
  for (const title of ['From the other desk', 'From there once more']) {
    await askAsStaff(request, 'CreateUpdate', { data: { title } })
    // As coming back to the window does; without it the page asks every 15 seconds.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
  }
  await expect(page.getByLabel('New update')).toHaveValue('Typed meanwhile')
})

test('a second window shows what is typed in the first, until it is saved there', async ({ page }) => {
  await openAsStaff(page, '/addUpdates')
  const second = await page.context().newPage()
  await second.goto('/addUpdates')
  const there = second.getByLabel('New update')
  await expect(there).toHaveValue('')
  await page.getByLabel('New update').pressSequentially('Begun in one window')
  await expect(there).toHaveValue('Begun in one window')
  await page.getByRole('button', { name: 'Add Update' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Begun in one window' })).toBeVisible()
  await expect(there).toHaveValue('')

  // What each has typed by itself stays, also when it has heard of the other.
  await there.fill('Only here')
  await second.evaluate(() => {
    addEventListener('storage', () => {
      document.documentElement.setAttribute('data-heard', '')
    })
  })
  await page.getByLabel('New update').fill('Only there')
  await expect(second.locator('html[data-heard]')).toBeAttached()
  await expect(there).toHaveValue('Only here')
  await second.close()
})
