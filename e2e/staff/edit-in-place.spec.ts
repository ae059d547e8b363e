import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { countPresses } from '../presses.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff } from '../staff.ts'

const edit = (page: Page, what: string) =>
  page.getByRole('main').getByRole('button', { name: `Edit ${what}` })

test('a word of the introduction is changed on the home page by two clicks', async ({ page }) => {
  await openAsStaff(page, '/')
  const presses = await countPresses(page)
  await edit(page, 'Introduction').click()
  const dialog = page.getByRole('dialog', { name: 'Home page' })
  const field = dialog.getByLabel('Introduction')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  const before = await field.inputValue()
  await field.fill(`${before} And more.`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  expect(presses()).toBe(2)
  await expect(page.getByRole('main').getByText('And more.')).toBeVisible()
  await expect(page.getByRole('status').getByText('Home page: saved.')).toBeVisible()
  // Going back, a browser shows the page as it was when it came.
  await page.goto('/contact')
  await page.goBack()
  await expect(page.getByRole('main').getByText('And more.')).toBeVisible()

  // What the dialog keeps is not lost when it is closed, and the bar leads back to it.
  await edit(page, 'Introduction').click()
  await field.fill(before)
  await page.keyboard.press('Escape')
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Unfinished (1)' }).click()
  await page.getByRole('link', { name: /^Welcome/ }).click()
  await expect(field).toHaveValue(before)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText('And more.')).toHaveCount(0)
  // The browser remembers that a draft was wanted here; it is saved.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit this page' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('what a page shows of the settings is edited on that page, with the field that holds it', async ({
  page,
}) => {
  await openAsStaff(page, '/')
  for (const [path, what, title, field] of [
    ['/', 'Sentence', 'Home page', 'Sentence'],
    ['/contact', 'Contact', 'Contact', 'Postal address'],
    ['/more', 'More', 'Texts of pages', 'Text of More'],
    ['/privacy', 'Privacy', 'Texts of pages', 'Text of Privacy'],
  ] as const) {
    await page.goto(path)
    await edit(page, what).click()
    await expect(page.getByRole('dialog', { name: title }).getByLabel(field)).toBeFocused()
  }
  await page.goto('/news')
  await page.getByRole('button', { name: 'Edit this page' }).click()
  await page.getByRole('button', { name: 'News', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'News images' }).getByRole('listitem').first()).toBeVisible()
})

test('an update is corrected and deleted on the page that lists them', async ({ page }) => {
  await openAsStaff(page, '/updates')
  const item = page.getByRole('main').getByRole('listitem').first()
  const before = await item.getByRole('paragraph').innerText()
  await item.getByRole('button', { name: /^Edit/ }).click()
  await item.getByLabel('Title').fill('Corrected where it stands')
  await item.getByRole('button', { name: 'Save' }).click()
  await expect(item.getByRole('paragraph')).toHaveText('Corrected where it stands')
  await item.getByRole('button', { name: /^Edit/ }).click()
  await item.getByLabel('Title').fill(before)
  await item.getByRole('button', { name: 'Save' }).click()
  await expect(item.getByRole('paragraph')).toHaveText(before)
})

test('what changed on an event is two presses away', async ({ page }) => {
  await openAsStaff(page, '/events/icube')
  const item = page.getByRole('main').getByRole('listitem').first()
  // Not its inner text: a list does not draw yet what has only just come.
  const title = (await item.getByRole('heading').textContent()) ?? ''
  await item.getByRole('button', { name: /^Edit/ }).click()
  await item.getByLabel('Description').fill('Changed, to be found in the history.')
  await item.getByRole('button', { name: 'Save' }).click()
  const presses = await countPresses(page)
  await item.getByRole('button', { name: /^Edit/ }).click()
  await item.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History')
  expect(presses()).toBe(2)
  const changes = page.getByRole('main').locator('li')
  await expect(changes).not.toHaveCount(0)
  await expect(changes.filter({ hasNotText: title })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Name or person').fill('nothing is called so')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('No change is like that.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all changes' }).click()
  await expect(changes).not.toHaveCount(0)
})

test('a part of the settings that the address names is in sight', async ({ page }) => {
  await openAsStaff(page, '/addSettings#news')
  await expect(page.getByRole('heading', { name: 'News images' })).toBeInViewport()
})

test('visitors see no control of what the settings hold', async ({ page }) => {
  for (const path of ['/', '/contact', '/more', '/updates']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  }
})
