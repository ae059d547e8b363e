import type { Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { countPresses } from '../presses.ts'
import { members } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'
import { givePassword, openAsStaff, picture } from '../staff.ts'

const modal = (page: Page) => page.getByRole('dialog', { name: /^(Add|Edit) Member$/ })
const card = (page: Page, name: string) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Opens the modal that adds a member, and names the member. */
async function addMember(page: Page, name: string): Promise<void> {
  await openAsStaff(page, '/addMembers')
  await page.getByRole('button', { name: 'Add Member' }).click()
  await modal(page).getByLabel('Name').fill(name)
}

test('the selector shows the members of one category, in their subcategories', async ({ page }) => {
  await openAsStaff(page, '/addMembers')
  for (const category of ['pastGroupMembers', 'researchCollaborators', 'presentGroupMembers']) {
    await page.getByLabel('Category').selectOption(category)
    const expected = members.filter((member) => member.category === category)
    await expect(page.locator('main li')).toHaveCount(expected.length)
    for (const subcategory of new Set(expected.map((member) => member.subcategory ?? ''))) {
      if (subcategory) {
        await expect(page.getByRole('region', { name: subcategory, exact: true })).toBeVisible()
      }
    }
  }
})

test('a new member with everything appears on the public page', async ({ page }) => {
  await openAsStaff(page, '/addMembers')
  await page.getByLabel('Category').selectOption('researchCollaborators')
  await page.getByRole('button', { name: 'Add Member' }).press('Enter')
  const form = modal(page)
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByRole('combobox', { name: /^Category/ })).toHaveValue('researchCollaborators')
  await form.getByLabel('Name').fill('Wanda Visitor')
  await form.getByLabel('Description').fill('Neutron scattering')
  await form.getByLabel('Link').fill('https://example.org/wanda')
  await form.getByLabel('Subcategory').fill('A subcategory that is new')
  await form.getByRole('textbox', { name: 'Joining date' }).fill('1/9/2024')
  await form.locator('input[name=image]').setInputFiles(picture('wanda.png'))
  await form.getByLabel('Alternative text').fill('Wanda at the beam line')
  await form.getByRole('button', { name: 'Add a link' }).click()
  await form.getByLabel('Label of link 1').fill('Google Scholar')
  await form.getByLabel('Address of link 1').fill('https://example.org/scholar/wanda')
  await form.getByRole('button', { name: 'Add Member' }).click()
  await expect(page.getByRole('status').getByText('Wanda Visitor was saved.')).toBeVisible()
  await expect(modal(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Member' })).toBeFocused()
  await page.goto('/team/researchCollaborators')
  const group = page.getByRole('region', { name: 'A subcategory that is new' })
  await expect(group.getByRole('heading', { name: 'Wanda Visitor' })).toBeVisible()
  await expect(group.getByText('Joined 2024')).toBeVisible()
  await expect(group.getByRole('link', { name: 'Web page of Wanda Visitor' })).toHaveAttribute(
    'href',
    'https://example.org/wanda',
  )
  await expect(group.getByRole('img', { name: 'Wanda at the beam line' })).toBeVisible()
  await group.getByRole('link', { name: 'Wanda Visitor', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Google Scholar' }).first()).toHaveAttribute(
    'href',
    'https://example.org/scholar/wanda',
  )
})

test('what is typed while a new member is saved belongs to that member', async ({ page }) => {
  await openAsStaff(page, '/addMembers')
  // The second press of a double click does not close what the first has opened.
  await page.getByRole('button', { name: 'Add Member' }).dblclick()
  const form = modal(page)
  await form.getByLabel('Name').fill('Saved Once')
  const save = await holdBack(page, '**/graphql/CreateMember', 1)
  await form.getByRole('button', { name: 'Add Member' }).click()
  await form.getByLabel('Description').fill('Typed while it was saved')
  save()
  await expect(form.getByText('Saved. What you typed meanwhile is not saved yet.')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').getByText('Saved Once was saved.')).toBeVisible()
  await expect(card(page, 'Saved Once')).toHaveCount(1)
  await expect(card(page, 'Saved Once')).toContainText('Typed while it was saved')
  await page.getByRole('button', { name: 'Add Member' }).click()
  await expect(form.getByLabel('Name')).toHaveValue('')
})

test('the subcategories that the chosen category has are offered', async ({ page }) => {
  await addMember(page, 'Nobody')
  const form = modal(page)
  for (const category of ['presentGroupMembers', 'pastGroupMembers']) {
    await form.getByRole('combobox', { name: /^Category/ }).selectOption(category)
    const expected = members.filter((member) => member.category === category && member.subcategory)
    await expect
      .poll(() =>
        form
          .locator('datalist option')
          .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value)),
      )
      .toEqual([...new Set(expected.map(({ subcategory }) => subcategory))].sort())
  }
})

test('what is wrong is said beside its field, and nothing is sent', async ({ page, watched }) => {
  await addMember(page, '  ')
  const form = modal(page)
  await form.getByLabel('Link').fill('ftp://example.org')
  await form.getByRole('textbox', { name: 'Joining date' }).fill('31/02/2024')
  await form
    .locator('input[name=image]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') })
  // Of a file before anything is sent.
  await expect(form.getByText(/^This is not a JPG, PNG, GIF or WebP image/)).toBeVisible()
  const writes = () => watched.graphql.filter((address) => address.endsWith('/CreateMember'))
  await form.getByRole('button', { name: 'Add Member' }).click()
  await expect(form.getByText('Member name is required')).toBeVisible()
  await expect(form.getByText(/must be a complete address/)).toBeVisible()
  await expect(form.getByText(/^31\/02\/2024 is not a day of the calendar/)).toBeVisible()
  await expect(form.getByText(/^This is not a JPG, PNG, GIF or WebP image/)).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
  expect(writes()).toEqual([])
})

test('the modal fits a telephone, and an alias that is typed and not added is saved', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await addMember(page, 'Alia Sample')
  const form = modal(page)
  await form.getByText('As an author').click()
  await form.getByLabel('Aliases').fill('A. Hasty-Sample')
  const [room, wanted] = await form.evaluate((element) => [element.clientWidth, element.scrollWidth])
  expect(wanted).toBe(room)
  const edges = await form.getByLabel('Subcategory').evaluate((field) => {
    const [own, dialog] = [field.getBoundingClientRect(), field.closest('dialog')?.getBoundingClientRect()]
    return dialog ? [own.left - dialog.left, dialog.right - own.right].map(Math.round) : []
  })
  // A bar for scrolling stands at the right.
  expect(edges[1]).toBeGreaterThanOrEqual(edges[0] ?? Infinity)
  await form.getByRole('button', { name: 'Add Member' }).click()
  await expect(page.getByRole('status').getByText('Alia Sample was saved.')).toBeVisible()
  await page.goto('/people/alia-sample')
  await page.getByRole('button', { name: 'Edit Alia Sample' }).click()
  await form.getByText('As an author').click()
  await expect(form.getByRole('button', { name: 'Remove A. Hasty-Sample' })).toBeVisible()
})

test('a save that fails is told by an alert in the modal, and the text is kept', async ({ page }) => {
  await addMember(page, 'Kept Name')
  await page.route('**/graphql/CreateMember', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: 'The disk is full.' }] } }),
  )
  await modal(page).getByRole('button', { name: 'Add Member' }).click()
  await expect(
    modal(page).getByRole('alert').filter({ hasText: 'Failed to save member. Please try again.' }),
  ).toBeVisible()
  await expect(modal(page).getByLabel('Name')).toHaveValue('Kept Name')
  await page.unroute('**/graphql/CreateMember')
  await modal(page).getByRole('button', { name: 'Add Member' }).click()
  await expect(card(page, 'Kept Name')).toBeVisible()
})

test('when the session is over the prompt comes back over the modal, and the save runs after it', async ({
  page,
  context,
}) => {
  await addMember(page, 'Late Saver')
  await modal(page).locator('input[name=image]').setInputFiles(picture())
  await context.clearCookies()
  await modal(page).getByRole('button', { name: 'Add Member' }).click()
  await givePassword(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card(page, 'Late Saver').getByRole('img')).toBeVisible()
})

test('a member is edited from the public page, and moves to another category', async ({ page }) => {
  const member = members.find(({ category }) => category === 'presentGroupMembers')
  const name = member?.name ?? ''
  await openAsStaff(page, '/team/presentGroupMembers')
  await card(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .press('Enter')
  await expect(modal(page).getByLabel('Name')).toHaveValue(name)
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused()
  await page.getByRole('button', { name: `Edit ${name}` }).press('Enter')
  await modal(page)
    .getByRole('combobox', { name: /^Category/ })
    .selectOption('pastGroupMembers')
  await modal(page).getByRole('button', { name: 'Save' }).click()
  await expect(card(page, name)).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
  await page.goto('/team/pastGroupMembers')
  await expect(card(page, name)).toBeVisible()
})

test('an image can be taken away again', async ({ page }) => {
  await openAsStaff(page, '/team/pastGroupMembers')
  const first = page
    .locator('main li')
    .filter({ has: page.getByRole('img') })
    .first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: /^Edit/ }).click()
  await modal(page).getByRole('button', { name: 'Remove the image' }).click()
  await modal(page).getByRole('button', { name: 'Save' }).click()
  await expect(card(page, name).getByRole('img')).toHaveCount(0)
  await expect(card(page, name)).toBeVisible()
})

test('a member is deleted after the question, and the notice brings the member back', async ({ page }) => {
  await openAsStaff(page, '/team/pastGroupMembers')
  const first = page.locator('main li').first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this member?' })
  await expect(question.getByText(`${name}, `)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, name)).toBeVisible()
  await first.getByRole('button', { name: `Delete ${name}` }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, name)).toBeVisible()
})

test('who becomes an alumnus keeps the address; who changes the name is found by the old one', async ({
  page,
}) => {
  await addMember(page, 'Walter Wanderer')
  await modal(page).getByRole('button', { name: 'Add Member' }).click()
  await expect(card(page, 'Walter Wanderer')).toBeVisible()
  await addMember(page, 'Walter Wanderer')
  await expect(modal(page).getByText('There is another Walter Wanderer')).toBeVisible()
  await modal(page).getByLabel('Name').fill('')
  // Without a subcategory beside members who have one.
  await page.goto('/team/presentGroupMembers')
  const others = page.getByRole('region', { name: 'Others' })
  await expect(others.getByRole('heading', { name: 'Walter Wanderer' })).toBeVisible()
  await page.goto('/people/walter-wanderer')
  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'Edit Walter Wanderer' }).click()
  // Two presses: the list, and what is chosen.
  await modal(page)
    .getByRole('combobox', { name: /^Category/ })
    .selectOption('pastGroupMembers')
  await modal(page).getByRole('textbox', { name: 'Leaving date' }).fill('31/07/2025')
  await modal(page).getByLabel('Thesis title').fill('Wandering ions')
  await modal(page).getByLabel('Next position').fill('Lecturer')
  await modal(page).getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/people\/walter-wanderer$/)
  expect(presses()).toBe(4 - 2)
  await expect(page.getByRole('complementary')).toContainText('Wandering ions')
  await page.getByRole('button', { name: 'Edit Walter Wanderer' }).click()
  await modal(page).getByLabel('Name').fill('Walter Settler')
  await modal(page).getByText('As an author').click()
  await modal(page).getByLabel('ORCID iD').fill('0000-0002-1825-0098')
  await modal(page).getByRole('button', { name: 'Save' }).click()
  await expect(modal(page).getByText('This is no ORCID iD.')).toBeVisible()
  await modal(page).getByLabel('ORCID iD').fill('0000-0002-1825-0097')
  await modal(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('“Walter Wanderer” is an alias now')).toBeVisible()
  await expect(page).toHaveURL(/\/people\/walter-settler$/)
  const former = await page.request.get('/people/walter-wanderer', { maxRedirects: 0 })
  expect(former.status()).toBe(301)
})
