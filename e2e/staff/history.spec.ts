import { expectAccessible } from '../axe.ts'
import { galleryImages } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff } from '../staff.ts'

const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

test('a change is listed with who and when, is shown field by field, and is taken back', async ({ page }) => {
  await openAsStaff(page, '/events/achievements')
  const event = page.getByRole('main').getByRole('listitem').first()
  const title = (await event.getByRole('heading').textContent()) ?? ''
  await event.getByRole('button', { name: /^Edit/ }).click()
  const form = page.getByRole('main').getByRole('listitem').first()
  const [day, month, year] = (await form.getByRole('textbox', { name: 'Date' }).inputValue()).split('/')
  await form.getByRole('textbox', { name: 'Date' }).fill('03/02/2001')
  const description = await form.getByLabel('Description').inputValue()
  await form.getByLabel('Description').fill(`${description} And one sentence more.`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('button', { name: 'Save' })).toHaveCount(0)

  await page.goto('/add')
  await page.getByRole('main').getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History')
  const change = page.getByRole('main').locator('[data-change]').first()
  await expect(change).toContainText('Event changed')
  await expect(change).toContainText(/\d{4} at \d\d:\d\d/)
  await expect(change).toContainText('Staff')

  // By keyboard: open, look, revert, confirm.
  await change.locator('summary').press('Enter')
  await expect(change.getByRole('term')).toHaveText(['Date', 'Description'])
  await expect(change.getByRole('definition').first()).toContainText(
    inWords(`${String(year)}-${String(month)}-${String(day)}`),
  )
  await expect(change.getByRole('definition').first()).toContainText('3 February 2001')
  await expect(change.locator('ins').last()).toContainText('And one sentence more.')
  await change.getByRole('button', { name: 'Revert this change' }).press('Enter')
  await expectAccessible(page)
  const question = page.getByRole('dialog', { name: 'Revert this change?' })
  await question.getByRole('button', { name: 'Revert' }).press('Enter')
  await expect(page.getByRole('status').getByText(/^The change of .* was reverted\./)).toBeVisible()
  await expect(change).toContainText('Event put back to an earlier state')
  await page.getByRole('link', { name: 'See the page' }).click()
  await expect(page).toHaveURL(/\/events\/achievements$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Achievements')
  const again = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(again.locator('time')).toHaveAttribute('datetime', [year, month, day].join('-'))
})

test('Escape leaves everything as it is', async ({ page }) => {
  await openAsStaff(page, '/addHistory')
  const change = page.getByRole('main').locator('[data-change]').first()
  const id = await change.getAttribute('data-change')
  await change.locator('summary').click()
  await change.getByRole('button', { name: 'Revert this change' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main').locator('[data-change]').first()).toHaveAttribute(
    'data-change',
    id ?? '',
  )
})

test('older changes are loaded on request, each once', async ({ page }) => {
  await openAsStaff(page, '/addHistory')
  const changes = page.getByRole('main').locator('[data-change]')
  await expect(changes).toHaveCount(25)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(changes).toHaveCount(50)
  await expect(changes.nth(25).locator('summary')).toBeFocused()
  const ids = await changes.evaluateAll((all) => all.map((one) => one.getAttribute('data-change')))
  expect(new Set(ids).size).toBe(50)
})

test('the images of a change are shown', async ({ page }) => {
  await openAsStaff(page, '/addHistory')
  const added = page
    .getByRole('main')
    .locator('[data-change]')
    .filter({ hasText: /Gallery image added/ })
    // One of the samples: it is large enough for copies, and they are made.
    .filter({ hasText: galleryImages[0]?.caption ?? '' })
    .first()
  while ((await added.count()) === 0) await page.getByRole('button', { name: 'Load more' }).click()
  await added.locator('summary').click()
  const images = added.locator('img')
  await images.last().scrollIntoViewIfNeeded()
  // In the line and in what it opens; copies, not the image itself, which is some hundred times as heavy.
  await expect
    .poll(() => images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0)))
    .toEqual([true, true])
  const files = await images.evaluateAll((all) =>
    all.map((image) => [(image as HTMLImageElement).currentSrc, (image as HTMLImageElement).src]),
  )
  for (const [shown, whole] of files) expect(shown).not.toBe(whole)
})
