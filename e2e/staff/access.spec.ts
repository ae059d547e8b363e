import type { Page } from '@playwright/test'
import { expect, forgiveLost, test } from '../site-test.ts'
import { givePassword, openAsStaff, picture } from '../staff.ts'

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
  await expect(page.locator('#main')).toBeFocused()
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

test('the cookies cannot be read by scripts, and after signing out the browser is still known', async ({
  page,
  context,
}) => {
  await openAsStaff(page, '/add')
  expect(await page.evaluate(() => document.cookie)).toBe('')
  const hidden = { httpOnly: true, sameSite: 'Strict' }
  expect(await context.cookies()).toMatchObject([
    { name: 'staff', ...hidden, expires: -1 },
    { name: 'staff-device', ...hidden },
  ])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  expect(await context.cookies()).toMatchObject([{ name: 'staff-device' }])
})

test('when the session is over the prompt comes back, and the save runs after it with what was typed', async ({
  page,
  context,
}) => {
  await openAsStaff(page, '/addEvent')
  await page.getByLabel('Title').fill('Saved after a new sign-in')
  await page.getByRole('textbox', { name: 'Date' }).fill('2025-02-03')
  await page.getByLabel('Description').fill('Typed before the session was over.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Add Event' }).click()
  await givePassword(page)
  await expect(page.getByText('Event uploaded successfully!')).toBeVisible()
  await page.goto('/events/achievements')
  await expect(page.getByRole('heading', { name: 'Saved after a new sign-in' })).toHaveCount(1)
})

const notLoaded = 'This part of the page could not be loaded. Check your connection and try again.'

/** Keeps a script of the build from the page, as a lost connection does. @returns what lets it through again */
async function lose(page: Page, script: string): Promise<() => Promise<void>> {
  const address = `**/assets/${script}*`
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

test('a part of the page that does not load is told in words, and the next press tries again', async ({
  page,
  watched,
}) => {
  await openAsStaff(page, '/add')
  const find = await lose(page, 'confirm-dialog')
  await page.goto('/facilities')
  const bin = page.getByRole('button', { name: 'Delete Spin coater' })
  await bin.click()
  await expect(page.getByRole('status').getByText(notLoaded)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Spin coater' })).toBeVisible()
  await find()
  await bin.click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this facility?' })
  await expect(question).toBeVisible()
  // With its style, which was lost too.
  await expect(question.getByRole('button', { name: 'Cancel' }).locator('..')).toHaveCSS('display', 'flex')
  forgiveLost(watched)
})

test('a form that does not load leaves what was to be edited as it is', async ({ page, watched }) => {
  await openAsStaff(page, '/add')
  const find = await lose(page, 'facility-form')
  await page.goto('/facilities')
  const edit = page.getByRole('button', { name: 'Edit Spin coater' })
  await edit.click()
  await expect(page.getByRole('status').getByText(notLoaded)).toBeVisible()
  await expect(edit).toBeFocused()
  await find()
  await edit.click()
  await expect(page.getByLabel('Facility name')).toHaveValue('Spin coater')
  forgiveLost(watched)
})

test('a prompt that does not load takes nothing away from the form that is to be saved', async ({
  page,
  context,
  watched,
}) => {
  await openAsStaff(page, '/add')
  const find = await lose(page, 'password-dialog')
  await page.goto('/addEvent')
  await page.getByLabel('Title').fill('Saved when the prompt was there')
  await page.getByRole('textbox', { name: 'Date' }).fill('2025-02-03')
  await page.getByLabel('Description').fill('With a picture.')
  await page.locator('input[type=file]').setInputFiles(picture('kept.png'))
  await context.clearCookies()
  const save = page.getByRole('button', { name: 'Add Event' })
  await save.click()
  await expect(page.getByRole('status').getByText(notLoaded)).toBeVisible()
  await find()
  await save.click()
  await givePassword(page)
  await expect(page.getByText('Event uploaded successfully!')).toBeVisible()
  await page.goto('/events/achievements')
  const event = page.getByRole('listitem').filter({ hasText: 'Saved when the prompt was there' })
  await expect(event.locator('img')).toHaveAttribute('src', /_kept\.png$/)
  forgiveLost(watched)
})

test('who has signed in has the question at hand when the connection is lost', async ({
  page,
  context,
  watched,
}) => {
  await openAsStaff(page, '/add')
  const fetched = Promise.all(
    ['confirm-dialog', 'password-dialog'].map((script) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${script}`)),
    ),
  )
  await page.goto('/facilities')
  await fetched
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Delete Spin coater' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this facility?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(
    page.getByText('Spin coater could not be deleted. Check your connection and try again.'),
  ).toBeVisible()
  forgiveLost(watched)
})

for (const [what, end] of [
  [
    'is over',
    async (other: Page) => {
      await other.context().clearCookies()
      await other.goto('/add')
      await expect(other.getByRole('dialog', { name: 'Staff password' })).toBeVisible()
    },
  ],
  [
    'is ended in another window',
    async (other: Page) => {
      await other.goto('/add')
      await other.getByRole('button', { name: 'Sign out' }).click()
      await expect(other.getByText('You are signed out.')).toBeVisible()
    },
  ],
] as const) {
  test(`a form stays as it is filled in when the session ${what}, and its save asks for the password`, async ({
    page,
    context,
  }) => {
    await openAsStaff(page, '/addEvent')
    const title = `Kept when the session ${what}`
    await page.getByLabel('Title').fill(title)
    await page.getByRole('textbox', { name: 'Date' }).fill('2025-02-03')
    await page.getByLabel('Description').fill('With a picture.')
    await page.locator('input[type=file]').setInputFiles(picture('kept.png'))
    const other = await context.newPage()
    await end(other)
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await page.getByRole('button', { name: 'Add Event' }).click()
    await givePassword(page)
    await expect(page.getByText('Event uploaded successfully!')).toBeVisible()
    await page.goto('/events/achievements')
    await expect(page.getByRole('listitem').filter({ hasText: title }).locator('img')).toHaveAttribute(
      'src',
      /_kept\.png$/,
    )
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the staff area says what it needs and offers nothing that does nothing', async ({ page }) => {
    await page.goto('/add')
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enter the password' })).toBeHidden()
  })
})
