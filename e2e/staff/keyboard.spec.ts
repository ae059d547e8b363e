import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../site-test.ts'
import { picture } from '../staff.ts'
import { staffPassword } from '../staff-password.ts'

// Every task of an editor without a mouse: the focus moves by Tab alone. A file is handed over as the system's own
// chooser would, which no page can drive.

/** Presses Tab until `target` has the focus; a toolbar is one stop, and arrow keys lead on inside. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 150; step += 1) {
    const key = await target.evaluate((element) => {
      if (element === document.activeElement) return undefined
      const isInside = element.closest('[role=toolbar]')?.contains(document.activeElement)
      return isInside ? 'ArrowRight' : 'Tab'
    })
    if (key === undefined) return
    await page.keyboard.press(key)
  }
  throw new Error(`150 times Tab did not reach ${String(target)}.`)
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Opens a page of the staff area; the prompt has the focus already. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeFocused()
  await page.keyboard.type(staffPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('an event is added, edited and deleted, and the deletion undone', async ({ page }) => {
  await open(page, '/addEvent')
  await type(page, page.getByLabel('Title'), 'Typed without a mouse')
  await tabTo(page, page.getByRole('textbox', { name: 'Date' }))
  await page.keyboard.type('17/05/2031')
  await type(page, page.getByLabel('Description'), 'From the first key to the last.')
  await tabTo(page, page.getByLabel('Event type'))
  await page.keyboard.type('Cele')
  await press(page, page.getByRole('button', { name: 'Add Event' }))
  await expect(page.getByText('Event uploaded successfully!')).toBeVisible()

  await page.goto('/events/celebrations')
  const item = page.locator('main li', { hasText: 'Typed without a mouse' })
  await press(page, item.getByRole('button', { name: /^Edit/ }))
  const form = page.locator('main li').filter({ has: page.getByRole('button', { name: 'Save' }) })
  await expect(form.getByLabel('Title')).toBeFocused()
  await type(page, form.getByLabel('Description'), 'Changed by keyboard.')
  await press(page, form.getByRole('button', { name: 'Save' }))
  await expect(item.getByText('Changed by keyboard.')).toBeVisible()

  await press(page, item.getByRole('button', { name: /^Delete/ }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(item).toHaveCount(0)
  await press(page, page.getByRole('button', { name: 'Undo' }))
  await expect(item).toHaveCount(1)
})

test('a facility is added', async ({ page }) => {
  await open(page, '/addFacility')
  await type(page, page.getByLabel('Facility name'), 'Keyboard bench')
  await tabTo(page, page.locator('input[type=file]'))
  await page.locator('input[type=file]').setInputFiles(picture())
  await type(page, page.getByLabel('Alternative text'), 'A bench')
  await press(page, page.getByRole('button', { name: 'Add Facility' }))
  await expect(page.getByText('Facility uploaded successfully!')).toBeVisible()
})

test('a publication is added, with authors by Enter and by the plus button', async ({ page }) => {
  await open(page, '/addPublication')
  await type(page, page.getByLabel('Title'), 'Keys and papers')
  await type(page, page.getByLabel('Authors'), 'A. Key')
  await page.keyboard.press('Enter')
  await page.keyboard.type('B. Key')
  await press(page, page.getByRole('button', { name: 'Add author' }))
  await press(page, page.getByRole('button', { name: 'Remove A. Key' }))
  await expect(page.locator('main ol li')).toHaveText(['B. Key'])
  await type(page, page.getByLabel('Journal'), 'Sample Journal of Keys')
  await press(page, page.getByRole('button', { name: 'Add Publication' }))
  await expect(page.getByText('Publication uploaded successfully!')).toBeVisible()
})

test('a member is added in the modal, which Escape leaves, and deleted', async ({ page }) => {
  await open(page, '/addMembers')
  const add = page.getByRole('button', { name: 'Add Member' }).first()
  await press(page, add)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog')
  await type(page, modal.getByLabel('Name'), 'Kay Board')
  await press(page, modal.getByRole('button', { name: 'Add Member' }))
  await expect(page.getByRole('status').getByText('Kay Board was saved.')).toBeVisible()

  await press(page, page.getByRole('button', { name: 'Delete Kay Board' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByRole('heading', { name: 'Kay Board' })).toHaveCount(0)
})

test('the gallery is put into another order', async ({ page }) => {
  await open(page, '/addImage')
  const pictures = page.locator('main li img')
  await expect(pictures.nth(1)).toBeVisible()
  const [first = '', second = ''] = await pictures.evaluateAll((all) =>
    all.map((image) => image.getAttribute('src') ?? ''),
  )
  expect(first).not.toBe(second)
  await press(page, page.getByRole('button', { name: /^Move .* later$/ }).first())
  await expect(pictures.first()).toHaveAttribute('src', second)
  await expect(pictures.nth(1)).toHaveAttribute('src', first)
})

test('the site settings are changed and a change is reverted in the history', async ({ page }) => {
  await open(page, '/addSettings')
  const department = page.getByLabel('Department')
  const before = await department.inputValue()
  await type(page, department, 'Department of Keys')
  await page.keyboard.press('Enter')
  await expect(page.locator('footer')).toContainText('Department of Keys')
  await page.goto('/addHistory')
  const change = page.getByRole('main').getByRole('listitem').first()
  await press(page, change.locator('summary'))
  await press(page, change.getByRole('button', { name: /Revert/ }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: /Revert/ }))
  await expect(page.locator('footer')).toContainText(before)
})
