import { facilities } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff } from '../staff.ts'

test('the hub leads to the trash', async ({ page }) => {
  await openAsStaff(page, '/add')
  await page.getByRole('main').getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
})

test('what was deleted is in the trash, and comes back where it was', async ({ page }) => {
  await openAsStaff(page, '/facilities')
  const name = facilities[0]?.name ?? ''
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const image = await card.getByRole('img').getAttribute('src')
  await card.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible()

  await page.goto('/addTrash')
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(entry).toContainText('Facility')
  await expect(entry).toContainText(/Deleted.*\d{4} at \d\d:\d\d/s)
  await expect(entry).toContainText(/Gone for good.*\d{4} at \d\d:\d\d/s)
  await entry.getByRole('button', { name: `Restore ${name}` }).press('Enter')
  await expect(page.getByRole('status').getByText(`${name} is back.`)).toBeVisible()
  await expect(entry).toHaveCount(0)
  await page.getByRole('link', { name: 'Go there' }).click()
  await expect(page).toHaveURL(/\/facilities$/)
  await expect(card.getByRole('img')).toHaveAttribute('src', image ?? '')
})

test('an event comes back to the list of its kind', async ({ page }) => {
  await openAsStaff(page, '/events/icube')
  const event = page.getByRole('main').getByRole('listitem').first()
  const title = (await event.getByRole('heading').textContent()) ?? ''
  await event.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/ was deleted\.$/)).toBeVisible()
  await page.goto('/addTrash')
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Go there' }).click()
  await expect(page).toHaveURL(/\/events\/icube$/)
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
})

test('when the trash cannot be loaded the page says so and tries again on request', async ({ page }) => {
  await openAsStaff(page, '/add')
  await page.route('**/graphql/StaffTrash', (route) =>
    route.fulfill({ status: 503, json: { message: 'The content store does not answer at the moment.' } }),
  )
  const failed = page.getByText('This could not be loaded. The content store does not answer at the moment.')
  await page.evaluate(() => {
    // The failure is told to the console as well, which is not what this test is about.
    console.error = () => undefined
  })
  await page.getByRole('main').getByRole('link', { name: 'Trash' }).click()
  await expect(failed).toBeVisible()
  await page.unroute('**/graphql/StaffTrash')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(failed).toHaveCount(0)
  await expect(page.getByText(/The trash is empty|stays here for 30 days/)).toBeVisible()
})

test('a session that is over brings the prompt, and the trash after it', async ({ page, context }) => {
  // The page asks once whether the session still holds; it ends after that.
  const asked = page.waitForResponse('**/staff/session')
  await openAsStaff(page, '/add')
  await asked
  await context.clearCookies()
  await page.getByRole('main').getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('dialog', { name: 'Staff password' })).toBeVisible()
})
