import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { holdBack, loseAnswer } from '../hold-back.ts'
import { expect, forgiveLost, test } from '../site-test.ts'
import { openAsStaff, picture } from '../staff.ts'

/** Lets the next operations of this name fail in the way of a CMS that cannot store anything. */
const refuse = (page: Page, operation: string) =>
  page.route(`**/graphql/${operation}`, (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: 'The disk is full.' }] } }),
  )

const forms = [
  {
    path: '/addEvent',
    operation: 'CreateEvent',
    fill: async (page: Page) => {
      await page.getByLabel('Title').fill('Kept')
      await page.getByRole('textbox', { name: 'Date' }).fill('2026-01-02')
      await page.getByLabel('Description').fill('Kept too')
    },
    submit: 'Add Event',
    message: 'Failed to upload event. Please try again. The disk is full.',
    success: 'Event uploaded successfully!',
  },
  {
    path: '/addPublication',
    operation: 'CreatePublication',
    fill: async (page: Page) => {
      await page.getByLabel('Title').fill('Kept')
      await page.getByLabel('Journal').fill('Sample Journal')
    },
    submit: 'Add Publication',
    message: 'Error uploading publication. Please try again. The disk is full.',
    success: 'Publication uploaded successfully!',
  },
  {
    path: '/addFacility',
    operation: 'CreateFacility',
    fill: async (page: Page) => {
      await page.getByLabel('Facility name').fill('Kept')
      await page.locator('input[type=file]').setInputFiles(picture())
    },
    submit: 'Add Facility',
    message: 'Failed to upload facility: The disk is full.',
    success: 'Facility uploaded successfully!',
  },
]

for (const { path, operation, fill, submit, message, success } of forms) {
  test(`${path}: a save that fails says so, keeps what was typed, and can be tried again`, async ({
    page,
  }) => {
    await openAsStaff(page, path)
    await fill(page)
    await refuse(page, operation)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.locator('form input:is([name=title], [name=name])')).toHaveValue('Kept')
    await page.unroute(`**/graphql/${operation}`)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText(success)).toBeVisible()
    await expect(page.locator('form input:is([name=title], [name=name])')).toHaveValue('')
  })
}

test('a save that is not answered is told after ten seconds, can be cancelled, and happens once', async ({
  page,
}) => {
  await openAsStaff(page, '/addEvent')
  const title = 'Sent twice and saved once'
  await page.getByLabel('Title').fill(title)
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-01-02')
  await page.getByLabel('Description').fill('Kept')
  await loseAnswer(page, '**/graphql/CreateEvent')
  await page.clock.install()
  const send = page.getByRole('button', { name: 'Add Event' })
  const arrived = page.waitForRequest('**/graphql/CreateEvent')
  await send.click()
  await arrived
  await expect(page.getByText('The site has not answered yet.')).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(page.getByText('The site has not answered yet. What you typed is kept')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel sending' }).click()
  await expect(page.getByRole('alert').getByText('What you typed is still here.')).toBeVisible()
  await expect(send).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await send.click()
  await expect(page.getByText('Event uploaded successfully!')).toBeVisible()
  await page.goto('/events/achievements')
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1)
})

test('what is typed while a save is under way is kept, in an empty form and in a filled one', async ({
  page,
}) => {
  await openAsStaff(page, '/addFacility')
  await page.getByLabel('Facility name').fill('Sent at once')
  await page.locator('input[type=file]').setInputFiles(picture())
  const send = await holdBack(page, '**/staff/upload', 1)
  await page.getByRole('button', { name: 'Add Facility' }).click()
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible()
  await page.getByLabel('Facility name').fill('Typed meanwhile')
  send()
  await expect(page.getByText('Facility uploaded successfully!')).toBeVisible()
  await expect(page.getByLabel('Facility name')).toHaveValue('Typed meanwhile')
  await expect(page.getByLabel('Alternative text')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Facility name')).toHaveValue('Typed meanwhile')
  await page.getByRole('button', { name: 'Start afresh' }).click()

  await page.goto('/addSettings')
  const group = page.getByRole('region', { name: 'Group', exact: true })
  const department = await group.getByLabel('Department').inputValue()
  const institution = await group.getByLabel('Institution').inputValue()
  await group.getByLabel('Department').fill('Department of Haste')
  const save = await holdBack(page, '**/graphql/UpdateSite', 1)
  await group.getByRole('button', { name: 'Save' }).click()
  await expect(group.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await group.getByLabel('Institution').fill('Institute of Patience')
  save()
  await expect(group.getByText('Group: saved. What you typed meanwhile is not saved yet.')).toBeVisible()
  await expect(page.locator('footer')).toContainText('Department of Haste')
  await expect(group.getByLabel('Institution')).toHaveValue('Institute of Patience')
  await group.getByLabel('Department').fill(department)
  await group.getByLabel('Institution').fill(institution)
  await group.getByRole('button', { name: 'Save' }).click()
  await expect(group.getByText('Group: saved.', { exact: true })).toBeVisible()
})

test('a form that closes after a save stays for what was typed meanwhile', async ({ page }) => {
  await openAsStaff(page, '/facilities')
  const card = page.locator('main article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: /^Edit/ }).click()
  await card.getByLabel('Facility name').fill(`${name} 2`)
  const save = await holdBack(page, '**/graphql/UpdateFacility', 1)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await card.getByLabel('Facility name').fill(name)
  save()
  await expect(card.getByText('Saved. What you typed meanwhile is not saved yet.')).toBeVisible()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('heading')).toHaveText(name)
})

test('what the server finds wrong is seen: its field gets the focus, and the message goes with the cause', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openAsStaff(page, '/addEvent')
  await page.getByLabel('Title').fill('Refused')
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-01-02')
  await page.getByLabel('Description').fill('By the server alone')
  await page.route('**/graphql/CreateEvent', (route) =>
    route.fulfill({
      json: {
        data: null,
        errors: [
          {
            message: 'Title is wrong',
            extensions: { error: { details: { errors: [{ path: ['title'], message: 'Title is wrong' }] } } },
          },
        ],
      },
    }),
  )
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByText('Failed to upload event. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByText('Title is wrong', { exact: true })).toBeInViewport()
  await page.getByLabel('Title').fill('Another one')
  await expect(page.getByText('Failed to upload event. Please try again.')).toHaveCount(0)
})

test('the success of one save is not told beside the mistake of the next', async ({ page }) => {
  await openAsStaff(page, '/addEvent')
  await page.getByLabel('Title').fill('The first of two')
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-01-02')
  await page.getByLabel('Description').fill('The second is empty')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByText('Event uploaded successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByText('Event title is required')).toBeVisible()
  await expect(page.getByText('Event uploaded successfully!')).toHaveCount(0)
})

test('an image that is lost on the way is told in the words of the gallery, and can be sent again', async ({
  page,
}) => {
  await openAsStaff(page, '/addImage')
  await page.locator('form input[type=file]').setInputFiles(picture('lost.png'))
  await page.getByLabel('Alternative text').fill('Lost on the way once')
  await page.route('**/staff/upload', (route) => route.abort('connectionreset'), { times: 1 })
  await page.getByRole('button', { name: /^Upload/ }).click()
  await expect(page.getByText('Upload failed. Please try again. The connection was lost.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry lost.png' }).click()
  await expect(page.getByText('In the gallery')).toBeVisible()
})

test('a page whose newest state does not come stays with what was chosen in it, and follows later', async ({
  page,
  watched,
}) => {
  await openAsStaff(page, '/addImage')
  const files = page.locator('form input[type=file]')
  await files.setInputFiles(picture('first.png'))
  await page.getByLabel('Alternative text').fill('Arrives while the page does not')
  const send = await holdBack(page, '**/staff/upload', 1)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await files.setInputFiles(picture('second.png'))
  // The page's own question, which is asked again after each image that has arrived.
  const own = '**/graphql/AddImage?*'
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/AddImage?'))
  await page.route(own, (route) => route.abort('connectionreset'))
  send()
  await lost
  await expect(page.getByText('In the gallery')).toBeVisible()
  await expect(page.getByText('second.png', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add to Gallery')
  const followed = page.waitForResponse(own)
  await page.unroute(own)
  await followed
  forgiveLost(watched)
})

test('where there is no page, staff can do what they can everywhere', async ({ page }) => {
  await openAsStaff(page, '/gallery?page=99')
  await expect(page.getByText('There is no page at')).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Staff' })
  await bar.getByRole('button', { name: 'Edit this page' }).click()
  await bar.getByRole('button', { name: 'Banner' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('Banners')
  await expect(page.getByText('There is no StaffProvider above.')).toHaveCount(0)
})

test('a deletion that fails says so, and the entry stays', async ({ page }) => {
  await openAsStaff(page, '/facilities')
  const heading = page.locator('main article').first().getByRole('heading')
  const name = (await heading.textContent()) ?? ''
  await refuse(page, 'DeleteFacility')
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} could not be deleted.`)).toBeVisible()
  await expect(heading).toHaveText(name)
})

test('an edit that fails says so beside the form, and what was typed stays', async ({ page }) => {
  await openAsStaff(page, '/events/achievements')
  const item = page.locator('main li').first()
  await refuse(page, 'UpdateEvent')
  await item.getByRole('button', { name: /^Edit/ }).click()
  await item.getByLabel('Title').fill('Typed in vain')
  await item.getByRole('button', { name: 'Save' }).click()
  await expect(
    item.getByRole('alert').filter({ hasText: 'The event could not be saved. The disk is full.' }),
  ).toBeVisible()
  await expect(item.getByLabel('Title')).toHaveValue('Typed in vain')
  await item.getByRole('button', { name: 'Cancel' }).click()
})

test('on a telephone a reload stays where somebody was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAsStaff(page, '/addEvent')
  await page.getByLabel('Title').fill('Typed before a reload')
  await page.evaluate(() => {
    scrollTo(0, 250)
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250)
  await page.reload()
  await expect(page.getByText('What you typed before is still here.')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250)
})
