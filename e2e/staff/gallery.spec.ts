import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff, picture } from '../staff.ts'

const chosen = (page: Page, file: string) =>
  page.getByRole('list', { name: 'Chosen images' }).getByRole('listitem').filter({ hasText: file })
const present = (page: Page) => page.getByRole('region', { name: 'Present images' }).getByRole('listitem')
const choose = (page: Page, ...files: ReturnType<typeof picture>[]) =>
  page.locator('form input[type=file]').setInputFiles(files)
const upload = (page: Page) => page.getByRole('button', { name: /^Upload/ })
/** The words of those that have any. */
const order = (page: Page) =>
  present(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))

/** Opens the page and waits until the gallery is drawn. */
async function open(page: Page): Promise<void> {
  await openAsStaff(page, '/addImage')
  await expect(present(page).first()).toBeVisible()
}

test('the limits are said first, and the upload waits for a file', async ({ page }) => {
  await open(page)
  await expect(page.getByText('JPG, PNG, GIF or WebP, up to 20 MB and 40 megapixels.')).toBeVisible()
  await expect(upload(page)).toBeDisabled()
  await choose(page, picture())
  await expect(upload(page)).toBeEnabled()
})

test('many images are sent at once, each with its texts and its result, and stand at the end', async ({
  page,
}) => {
  await open(page)
  const before = await present(page).count()
  let [sending, most] = [0, 0]
  await page.route('**/staff/upload', async (route) => {
    sending += 1
    most = Math.max(most, sending)
    await page.waitForTimeout(200)
    await route.continue()
  })
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/staff/upload')) sending -= 1
  })
  const names = ['one.png', 'two.png', 'three.png', 'four.png']
  await choose(page, ...names.map(picture))
  for (const name of names) {
    await expect(chosen(page, name).locator('img[src^="blob:"]')).toBeVisible()
    await chosen(page, name).getByLabel('Alternative text').fill(`What ${name} shows`)
    await chosen(page, name).getByLabel('Caption').fill(`Caption of ${name}`)
  }
  await upload(page).click()
  await expect(page.getByText('Uploading...', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('progressbar').first()).toBeVisible()
  await expect(page.getByText('4 images uploaded successfully!')).toBeVisible()
  for (const name of names) await expect(chosen(page, name)).toContainText('In the gallery')
  expect(most).toBe(2)
  await expect(present(page)).toHaveCount(before + 4)
  expect((await order(page)).slice(before)).toEqual(names.map((name) => `What ${name} shows`))
  await page.goto('/gallery')
  await expect(page.locator('main').getByAltText('What four.png shows').first()).toBeAttached()
})

test('files are taken by dropping them, and what is no image is refused before it is sent', async ({
  page,
}) => {
  await open(page)
  const files = await page.evaluateHandle(() => {
    const carried = new DataTransfer()
    carried.items.add(new File(['1'], 'dropped.png', { type: 'image/png' }))
    carried.items.add(new File(['1'], 'notes.txt', { type: 'text/plain' }))
    return carried
  })
  await page.getByRole('group', { name: 'Images' }).dispatchEvent('drop', { dataTransfer: files })
  await expect(chosen(page, 'dropped.png').getByLabel('Caption')).toBeVisible()
  await expect(chosen(page, 'notes.txt')).toContainText('This is not a JPG, PNG, GIF or WebP image.')
  await page.getByRole('button', { name: 'Remove dropped.png' }).click()
  await expect(upload(page)).toBeDisabled()
})

test('one bad file does not hinder the others; it says why, and what is never taken is not offered again', async ({
  page,
}) => {
  await open(page)
  await choose(page, picture('good.png'), {
    name: 'bad.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<script>1</script>'),
  })
  await upload(page).click()
  await expect(chosen(page, 'good.png')).toContainText('In the gallery')
  await expect(chosen(page, 'bad.jpg').getByRole('alert')).toHaveText(/^Upload failed\. Please try again\. ./)
  await expect(chosen(page, 'bad.jpg').getByRole('button', { name: 'Remove bad.jpg' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry bad.jpg' })).toHaveCount(0)
})

test('a retry after a lost answer makes one image', async ({ page }) => {
  await open(page)
  await choose(page, picture('lost.png'))
  await chosen(page, 'lost.png').getByLabel('Caption').fill('Lost and found')
  await page.route(
    '**/graphql/CreateGalleryImage',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await upload(page).click()
  await expect(chosen(page, 'lost.png').getByRole('alert')).toHaveText(/^Upload failed\. Please try again\./)
  await page.getByRole('button', { name: 'Retry lost.png' }).click()
  await expect(chosen(page, 'lost.png')).toContainText('In the gallery')
  await page.reload()
  await expect(present(page).filter({ hasText: 'Lost and found' })).toHaveCount(1)
})

test('an upload is cancelled while it runs, and nothing is added', async ({ page }) => {
  await open(page)
  const before = await present(page).count()
  await page.route('**/staff/upload', () => undefined)
  await choose(page, picture('slow.png'))
  await upload(page).click()
  await page.getByRole('button', { name: 'Cancel slow.png' }).press('Enter')
  await expect(chosen(page, 'slow.png')).toContainText('Cancelled')
  await expect(chosen(page, 'slow.png')).toBeFocused()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // The page would ask whether to leave a file that was not sent.
  await page.getByRole('button', { name: 'Remove slow.png' }).click()
  await page.reload()
  await expect(present(page)).toHaveCount(before)
})

test('whoever leaves with files that were not sent is asked, and loses nothing by staying', async ({
  page,
}) => {
  await open(page)
  await choose(page, picture('forgotten.png'))
  const caption = chosen(page, 'forgotten.png').getByLabel('Caption')
  await caption.fill('Typed with care')
  // A jump within the page is no leaving.
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  const away = page.getByRole('navigation').getByRole('link', { name: 'Publications', exact: true })
  await away.click()
  const question = page.getByRole('dialog', { name: 'Leave without uploading?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(caption).toHaveValue('Typed with care')
  await away.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/publications$/)
})

test('images are put in order by buttons and by dragging, and visitors see that order', async ({ page }) => {
  await open(page)
  const [first, second, third, ...rest] = await order(page)
  await expect(
    present(page)
      .first()
      .getByRole('button', { name: / earlier$/ }),
  ).toBeDisabled()
  const earlier = present(page)
    .nth(2)
    .getByRole('button', { name: / earlier$/ })
  await earlier.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page)).toEqual([third, first, second, ...rest])
  await expect(page.getByText(/ is now number 1 of \d+\.$/)).toBeAttached()
  await expect(
    present(page)
      .first()
      .getByRole('button', { name: / earlier$/ }),
  ).toBeFocused()
  await present(page).nth(1).getByRole('img').dragTo(present(page).nth(2).getByRole('img'))
  await expect.poll(() => order(page)).toEqual([third, second, first, ...rest])
  await expect(page.getByText('Saving…')).toHaveCount(0)
  await page.goto('/gallery')
  const slides = page.locator('[aria-roledescription=slide] img')
  await expect
    .poll(() => slides.evaluateAll((images) => images.slice(0, 3).map((image) => image.getAttribute('alt'))))
    .toEqual([third, second, first])
})

test('alternative text and caption are edited in their place', async ({ page }) => {
  await open(page)
  const image = present(page).nth(1)
  await image.getByRole('button', { name: /^Edit/ }).press('Enter')
  await expect(image.getByLabel('Alternative text')).toBeFocused()
  await image.getByLabel('Alternative text').fill('A new description')
  await image.getByLabel('Caption').fill('A new caption')
  await image.getByRole('button', { name: 'Save' }).click()
  await expect(image.getByRole('img', { name: 'A new description' })).toBeVisible()
  await expect(image.getByRole('button', { name: 'Edit A new caption' })).toBeFocused()
})

test('an image is deleted after the question, and the notice brings it back to its place', async ({
  page,
}) => {
  await open(page)
  const before = await order(page)
  await present(page)
    .nth(2)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this image?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect.poll(() => order(page)).toEqual(before.filter((_, index) => index !== 2))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => order(page)).toEqual(before)
})

test('an image without words is called by its file, in the notice and in the history', async ({ page }) => {
  await open(page)
  await choose(page, picture('wordless.png'))
  await upload(page).click()
  await expect(chosen(page, 'wordless.png')).toContainText('In the gallery')
  await page.getByRole('button', { name: 'Delete wordless.png' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('wordless.png was deleted.')).toBeVisible()
  await page.goto('/addHistory')
  await expect(page.locator('[data-change]').first()).toContainText('wordless.png')
})

test('several images are moved to the end and to the start, given one caption, deleted and brought back together', async ({
  page,
}) => {
  await open(page)
  const before = await order(page)
  const count = await present(page).count()
  const boxes = present(page).getByRole('checkbox')
  await boxes.nth(2).click()
  await boxes.nth(4).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('group', { name: 'Selection' })
  await expect(bar.getByRole('status')).toHaveText('3 images selected')

  await bar.getByRole('button', { name: 'Move to the end' }).click()
  await expect
    .poll(() => order(page))
    .toEqual([...before.slice(0, 2), ...before.slice(5), ...before.slice(2, 5)])
  await bar.getByRole('button', { name: 'Move to the start' }).click()
  const moved = [...before.slice(2, 5), ...before.slice(0, 2), ...before.slice(5)]
  await expect.poll(() => order(page)).toEqual(moved)

  await bar.getByRole('button', { name: 'Caption…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Caption').fill('One caption for three')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('3 images changed.')).toBeVisible()
  await expect(present(page).filter({ hasText: 'One caption for three' })).toHaveCount(3)

  await bar.getByRole('button', { name: 'Delete…' }).click()
  await expect(dialog).toContainText('Are you sure you want to delete 3 images?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('3 images deleted.')).toBeVisible()
  await expect(present(page)).toHaveCount(count - 3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 images brought back.')).toBeVisible()
  await expect(present(page)).toHaveCount(count)
})
