import { expect, test } from './site-test.ts'
import { givePassword, openAsStaff } from './staff.ts'

test('a page of the staff area asks for the password and opens after it', async ({ page }) => {
  await page.goto('/add')
  await expect(page.getByRole('dialog', { name: 'Staff password' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Event' })).toHaveCount(0)
  await givePassword(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const card of [
    'Add to Gallery',
    'Add Event',
    'Add Facility',
    'Add Publication',
    'Manage Updates',
    'Manage Members',
    'Site Settings',
  ]) {
    await expect(page.locator('main').getByRole('link', { name: card })).toBeVisible()
  }
})

test('a wrong password says so, and nothing opens', async ({ page }) => {
  await page.goto('/add')
  await givePassword(page, 'wrong')
  await expect(page.getByText('Incorrect password')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull()
})

test('Escape and a click outside close the modal, and the action does not run', async ({ page }) => {
  await page.goto('/facilities')
  const edit = page.getByRole('button', { name: 'Edit Spin coater' })
  const modal = page.getByRole('dialog', { name: 'Staff password' })
  await edit.click()
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(edit).toBeFocused()
  await edit.click()
  await expect(modal).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(modal).toHaveCount(0)
  await expect(page.getByLabel('Facility name')).toHaveCount(0)
})

test('the focus stays in the modal', async ({ page }) => {
  await page.goto('/add')
  const modal = page.getByRole('dialog', { name: 'Staff password' })
  await expect(modal.getByLabel('Password')).toBeFocused()
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const focused = document.activeElement
      // Between the last and the first control the browser's own bar has its turn.
      return focused !== document.body && focused?.closest('dialog') === null
    })
    expect(outside).toBe(false)
  }
})

test('after the password later actions run without a prompt, also after a reload', async ({ page }) => {
  await openAsStaff(page, '/add')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Add Event' })).toBeVisible()
  await page.goto('/facilities')
  await page.getByRole('button', { name: 'Edit Spin coater' }).click()
  await expect(page.getByLabel('Facility name')).toHaveValue('Spin coater')
})

test('signing out ends the session on the server', async ({ page, context }) => {
  await openAsStaff(page, '/add')
  const cookies = await context.cookies()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enter the password' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The old cookie opens nothing any more.
  await context.addCookies(cookies)
  const { status } = await page.evaluate(async () => {
    const response = await fetch('/staff/session')
    return { status: response.status }
  })
  expect(status).toBe(401)
})

test('a session that is over is noticed when a page of the staff area is opened', async ({
  page,
  context,
}) => {
  await openAsStaff(page, '/add')
  await context.clearCookies()
  await page.goto('/addEvent')
  await expect(page.getByRole('dialog', { name: 'Staff password' })).toBeVisible()
  await givePassword(page)
  await expect(page.getByLabel('Title')).toBeVisible()
})

test('the cookie cannot be read by scripts', async ({ page, context }) => {
  await openAsStaff(page, '/add')
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(await context.cookies()).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }])
})

test('when the session is over the prompt comes back, and the save runs after it with what was typed', async ({
  page,
  context,
}) => {
  await openAsStaff(page, '/addEvent')
  await page.getByLabel('Title').fill('Saved after a new sign-in')
  await page.getByLabel('Date').fill('2025-02-03')
  await page.getByLabel('Description').fill('Typed before the session was over.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Add Event' }).click()
  await givePassword(page)
  await expect(page.getByText('Event uploaded successfully!')).toBeVisible()
  await page.goto('/events/achievements')
  await expect(page.getByRole('heading', { name: 'Saved after a new sign-in' })).toHaveCount(1)
})
