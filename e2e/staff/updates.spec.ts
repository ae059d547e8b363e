import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { holdBack } from '../hold-back.ts'
import { expectTitle } from '../pages.ts'
import { countPresses } from '../presses.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff } from '../staff.ts'

const items = (page: Page) => page.getByRole('region', { name: 'Present updates' }).getByRole('listitem')

/** Opens the page and waits until the list is drawn. */
async function open(page: Page): Promise<void> {
  const loaded = page.waitForResponse('**/graphql/StaffHiddenUpdates')
  await openAsStaff(page, '/addUpdates')
  await expect(items(page).first()).toBeVisible()
  await loaded
}

test('a new update stands first in the list and on the public page', async ({ page }) => {
  await open(page)
  const field = page.getByLabel('New update')
  await field.fill('  Seminar on ZnO₂ moved to Friday ')
  await field.press('Enter')
  await expect(items(page).first()).toHaveText('Seminar on ZnO2 moved to Friday')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await page.goto('/updates')
  await expect(page.locator('main li').first()).toContainText('Seminar on ZnO2 moved to Friday')
})

test('a blank title is ignored on add and on edit: nothing is sent and nothing is called wrong', async ({
  page,
  watched,
}) => {
  await open(page)
  const count = await items(page).count()
  watched.graphql.length = 0
  const field = page.getByLabel('New update')
  await field.press('Enter')
  await field.fill('   ')
  await page.getByRole('button', { name: 'Add Update' }).click()
  const first = items(page).first()
  await first.getByRole('button', { name: /^Edit/ }).click()
  await first.getByLabel('Title').fill(' ')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByLabel('Title')).toHaveAttribute('aria-invalid', 'false')
  for (const alert of await page.getByRole('alert').all()) await expect(alert).toHaveText('')
  expect(watched.graphql).toEqual([])
  await first.getByRole('button', { name: 'Cancel' }).click()
  await expect(items(page)).toHaveCount(count)
})

test('a request that arrives twice makes one update', async ({ page }) => {
  await open(page)
  await page.route('**/graphql/CreateUpdate', async (route) => {
    await route.fetch()
    await route.continue()
  })
  await page.getByLabel('New update').fill('Said once')
  await page.getByRole('button', { name: 'Add Update' }).click()
  await expect(page.getByText('The update was added.')).toBeVisible()
  await page.reload()
  await expect(items(page).filter({ hasText: 'Said once' })).toHaveCount(1)
})

test('a page that is on its way while something is saved comes all the same', async ({ page }) => {
  await open(page)
  const letSave = await holdBack(page, '**/graphql/CreateUpdate')
  const letAsk = await holdBack(page, '**/graphql/Contact*')
  await page.getByLabel('New update').fill('Saved on the way')
  const saved = page.waitForResponse('**/graphql/CreateUpdate')
  const asked = page.waitForRequest('**/graphql/Contact*')
  await page.getByRole('button', { name: 'Add Update' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  // What is not saved yet could be lost.
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await asked
  letSave()
  await saved
  letAsk()
  await expectTitle(page, 'Contact')
  await expect(page.getByRole('heading', { name: 'E-mail' })).toBeVisible()
})

test('a title is edited in its place by keyboard, and Cancel leaves it as it was', async ({ page }) => {
  await open(page)
  const last = items(page).last()
  const title = await last.innerText()
  const edit = last.getByRole('button', { name: /^Edit/ })
  const field = last.getByLabel('Title')
  await edit.press('Enter')
  await expect(field).toBeFocused()
  await field.fill('Not kept')
  await last.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(last).toHaveText(title)
  await expect(edit).toBeFocused()
  await edit.press('Enter')
  await field.fill('Kept and shown at once')
  await field.press('Enter')
  await expect(last).toHaveText('Kept and shown at once')
  await expect(edit).toBeFocused()
})

test('an update is deleted after the question, and the notice brings it back', async ({ page }) => {
  await open(page)
  const count = await items(page).count()
  const second = items(page).nth(1)
  const third = await items(page).nth(2).innerText()
  await second.getByRole('button', { name: /^Delete/ }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this update?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(second.getByRole('button', { name: /^Delete/ })).toBeFocused()
  await second.getByRole('button', { name: /^Delete/ }).press('Enter')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(items(page)).toHaveCount(count - 1)
  await expect(second).toHaveText(third)
  await expect(second.getByRole('button', { name: /^Edit/ })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(items(page)).toHaveCount(count)
})

test('an update waits for its moment where only staff see it, and can be shown before', async ({ page }) => {
  await openAsStaff(page, '/updates')
  const presses = await countPresses(page)
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Manage Updates' }).click()
  await page.getByLabel('New update').fill('Open day in a far year')
  await page.getByRole('textbox', { name: 'Visible until' }).fill('1/1/2020 10:00')
  await expect(page.getByText('This is over: visitors do not get it.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Visible until' }).fill('')
  await page.getByRole('radio', { name: 'From a set time' }).check()
  await page.getByRole('textbox', { name: 'Visible from' }).fill('1/3/2099 9:00')
  await page.getByRole('button', { name: 'Add Update' }).click()
  const hidden = page.getByRole('region', { name: 'Not shown to visitors now' }).getByRole('listitem')
  await expect(hidden).toContainText('From 1 March 2099 at 09:00')
  expect(presses()).toBe(3)
  await expect(items(page).filter({ hasText: 'far year' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See it on the site' })).toHaveCount(0)
  const bar = page.getByRole('navigation', { name: 'Staff' })
  await bar.getByRole('button', { name: 'Not shown' }).click()
  await expect(
    bar.getByRole('link', { name: /^Update: Open day in a far year – From 1 March/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await hidden.getByRole('button', { name: /^Share/ }).click()
  const address = await hidden.getByRole('link', { name: 'Private address' }).getAttribute('href')
  await page.goto(address ?? '')
  await expect(page.getByText('Open day in a far year')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/updates')
  await expect(page.locator('main li').first()).toBeVisible()
  await expect(page.getByText('Open day in a far year')).toHaveCount(0)

  await page.goto('/addUpdates')
  await hidden.getByRole('button', { name: /^Edit/ }).click()
  await expect(hidden.getByRole('textbox', { name: 'Visible from' })).toHaveValue('01/03/2099 09:00')
  await hidden.getByRole('radio', { name: 'At once' }).check()
  await hidden.getByRole('button', { name: 'Save' }).click()
  await expect(items(page).filter({ hasText: 'far year' })).toHaveCount(1)
  await expect(hidden).toHaveCount(0)
  await page.goto('/updates')
  await expect(page.getByText('Open day in a far year')).toBeVisible()
})
