import { expectAccessible } from './axe.ts'
import { expect, test } from './site-test.ts'
import { openAsStaff, picture } from './staff.ts'

test('a picture of the gallery is replaced by two presses, and keeps its place and its words', async ({
  page,
}) => {
  await openAsStaff(page, '/addImage')
  const items = page.getByRole('region', { name: 'Present images' }).getByRole('listitem')
  const second = items.nth(1)
  const name = (await second.getByRole('toolbar').getAttribute('aria-label')) ?? ''
  const before = await items.getByRole('toolbar').evaluateAll((all) => all.map((one) => one.ariaLabel))
  const chooser = page.waitForEvent('filechooser')
  await second.getByRole('button', { name: `Replace ${name}` }).click()
  await (await chooser).setFiles(picture('instead.png'))
  await expect(page.getByRole('status').getByText(`${name} was replaced.`)).toBeVisible()
  await expect(second.locator('img')).toHaveAttribute('src', /_instead\.png$/)
  // Somebody looks whether the words are true of it.
  await expect(second.getByLabel('Alternative text')).toBeFocused()
  await expect(second.getByLabel('Alternative text')).not.toHaveValue('')
  await expectAccessible(page)
  await second.getByRole('button', { name: 'Cancel' }).click()
  await expect
    .poll(() => items.getByRole('toolbar').evaluateAll((all) => all.map((one) => one.ariaLabel)))
    .toEqual(before)
})

test('the last picture goes to the first place by one press', async ({ page }) => {
  await openAsStaff(page, '/addImage')
  const items = page.getByRole('region', { name: 'Present images' }).getByRole('listitem')
  const name = (await items.last().getByRole('toolbar').getAttribute('aria-label')) ?? ''
  await items
    .last()
    .getByRole('button', { name: `Move ${name} to the first place` })
    .click()
  await expect(items.first().getByRole('toolbar')).toHaveAttribute('aria-label', name)
  await expect(page.getByText('Saving…')).toHaveCount(0)
  await page.reload()
  await expect(items.first().getByRole('toolbar')).toHaveAttribute('aria-label', name)
})

test('the words of an image are shown to be looked at when another takes its place', async ({ page }) => {
  await openAsStaff(page, '/facilities')
  const form = page.getByRole('main').getByRole('article').first()
  await form.getByRole('button', { name: /^Edit/ }).click()
  const words = form.getByLabel('Alternative text')
  const before = await words.inputValue()
  expect(before).not.toBe('')
  await form.locator('input[type=file]').setInputFiles(picture('another.png'))
  await expect(words).toHaveValue(before)
  await expect(form.getByText('is it true of this one?')).toBeVisible()
  // Leaving asks, and what is typed waits.
  await words.fill('Another picture')
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Trash' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(words).toHaveValue('Another picture')
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Trash' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
  await expect(page.getByRole('button', { name: 'Drafts (1)' })).toBeVisible()
})
