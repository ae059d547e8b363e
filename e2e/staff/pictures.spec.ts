import { expectAccessible } from '../axe.ts'
import { holdBack } from '../hold-back.ts'
import { countPresses } from '../presses.ts'
import { expectTitle } from '../pages.ts'
import { site } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff, picture } from '../staff.ts'

test('a picture of the gallery is replaced by two presses, and keeps its place and its words', async ({
  page,
}) => {
  await openAsStaff(page, '/addImage')
  const items = page.getByRole('region', { name: 'Present images' }).getByRole('listitem')
  const second = items.nth(1)
  const name = (await second.getByRole('toolbar').getAttribute('aria-label')) ?? ''
  const before = await items.getByRole('toolbar').evaluateAll((all) => all.map((one) => one.ariaLabel))
  const presses = await countPresses(page)
  const chooser = page.waitForEvent('filechooser')
  await second.getByRole('button', { name: `Replace ${name}` }).click()
  await (await chooser).setFiles(picture('instead.png'))
  await expect(page.getByRole('status').getByText(`${name} was replaced.`)).toBeVisible()
  await expect(second.locator('img')).toHaveAttribute('src', /_instead\.png$/)
  // And one in the browser's dialog.
  expect(presses()).toBe(1)
  // Somebody looks whether the words are true of it.
  await expect(second.getByLabel('Alternative text')).toBeFocused()
  await expect(second.getByLabel('Alternative text')).not.toHaveValue('')
  await expectAccessible(page)
  await second.getByRole('button', { name: 'Cancel' }).click()
  await expect
    .poll(() => items.getByRole('toolbar').evaluateAll((all) => all.map((one) => one.ariaLabel)))
    .toEqual(before)
})

test('an image that is there already is found by its words and shown by another page', async ({ page }) => {
  await openAsStaff(page, '/addFacility')
  await page.getByLabel('Facility name').fill('Shown twice')
  await page.getByRole('button', { name: 'From the library: Image' }).click()
  const library = page.getByRole('dialog', { name: 'Choose an image: Image' })
  await expect(library.getByRole('listitem')).toHaveCount(24)
  await library.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => library.getByRole('listitem').count()).toBeGreaterThan(24)
  await expectAccessible(page)
  const alternativeText = site.newsImages[0]?.alternativeText ?? ''
  await library.getByRole('searchbox').fill(alternativeText)
  await expect(library.getByRole('status')).toHaveText('1 of 1 images')
  await library.getByRole('button', { name: alternativeText }).click()
  await expect(page.getByLabel('Alternative text')).toHaveValue(alternativeText)
  // A draft keeps it, which it cannot do with a file.
  await page.reload()
  await expect(page.getByLabel('Alternative text')).toHaveValue(alternativeText)
  // What is said of it is never emptied.
  await page.getByLabel('Alternative text').fill('')
  await page.getByRole('button', { name: 'Add Facility' }).click()
  await expect(page.getByText('Facility uploaded successfully!')).toBeVisible()
  await page.goto('/facilities')
  const card = page.getByRole('article').filter({ hasText: 'Shown twice' })
  const shown = card.getByRole('img', { name: alternativeText })
  const address = (await shown.getAttribute('src')) ?? ''
  await card.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card).toHaveCount(0)
  // The other page shows it still.
  await page.goto('/news')
  await expect(page.getByRole('main').locator(`img[src="${address}"]`)).toHaveAttribute(
    'alt',
    alternativeText,
  )
})

test('a news photo is replaced in its place, and its words are shown to be looked at', async ({ page }) => {
  await openAsStaff(page, '/addSettings')
  const news = page.getByRole('region', { name: 'News images', exact: true })
  const [before, second] = site.newsImages
  const first = news.getByRole('listitem').first()
  const chooser = page.waitForEvent('filechooser')
  await first.getByRole('button', { name: `Replace ${before?.alternativeText ?? ''}` }).click()
  await (await chooser).setFiles(picture('cutting.png'))
  await expect(first.locator('img')).toHaveAttribute('src', /_cutting\.png$/)
  const words = first.getByRole('textbox', { name: /^Alternative text/ })
  await expect(words).toBeFocused()
  await expect(words).toHaveValue(before?.alternativeText ?? '')
  await expect(first.getByText('is it true of this one?')).toBeVisible()
  await expect(news.getByRole('listitem')).toHaveCount(site.newsImages.length)
  await news.getByRole('button', { name: 'Save' }).click()
  await expect(news.getByText('News images: saved.')).toBeVisible()
  await page.goto('/news')
  const shown = page.getByRole('main').getByRole('listitem').getByRole('img')
  await expect(shown.first()).toHaveAttribute('src', /_cutting\.png$/)
  await expect(shown.first()).toHaveAttribute('alt', before?.alternativeText ?? '')
  await expect(shown.nth(1)).toHaveAttribute('alt', second?.alternativeText ?? '')
})

test('a chosen image for which there is no place is told of, and the others are taken', async ({ page }) => {
  await openAsStaff(page, '/addSettings')
  const home = page.getByRole('region', { name: 'Home page', exact: true })
  const photos = home.getByRole('group', { name: 'Photos', exact: true })
  const present = photos.getByRole('button', { name: /^Remove / })
  for (const left of [1, 0]) {
    await present.first().click()
    await expect(present).toHaveCount(left)
  }
  const files = ['one.png', 'two.png', 'three.png'].map((name) => picture(name))
  await photos.locator('input[type=file][multiple]').setInputFiles(files)
  await expect(present).toHaveCount(2)
  const refused = photos.getByRole('listitem').filter({ hasText: 'There is no place left for this image.' })
  await expect(refused).toHaveCount(1)
  await expect(refused).toContainText('three.png')
  await refused.getByRole('button', { name: 'Dismiss three.png' }).click()
  await expect(refused).toHaveCount(0)
})

test('a save waits for the image that is on its way, and says so when one has not arrived', async ({
  page,
}) => {
  await openAsStaff(page, '/addPage')
  await page.getByLabel('Title').fill('Summer school')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('In July.')
  const images = page.getByRole('group', { name: 'Images', exact: true })
  const chosen = images.locator('input[type=file][multiple]')
  const add = page.getByRole('button', { name: 'Add Page', exact: true })
  await page.route('**/staff/upload', (route) => route.abort(), { times: 1 })
  await chosen.setInputFiles(picture('lost.png'))
  await expect(images.getByRole('button', { name: 'Retry lost.png' })).toBeVisible()
  await add.click()
  await expect(page.getByText('An image has not arrived')).toBeVisible()
  const letGo = await holdBack(page, '**/staff/upload')
  await images.getByRole('button', { name: 'Retry lost.png' }).click()
  await chosen.setInputFiles(picture('late.png'))
  await add.click()
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible()
  letGo()
  await expect(page.getByText('The page was added.')).toBeVisible()
  await page.getByRole('link', { name: 'See it on the site' }).click()
  await expectTitle(page, 'Summer school')
  await expect(page.getByRole('figure')).toHaveCount(2)
})

test('the last picture goes to the first place by one press', async ({ page }) => {
  await openAsStaff(page, '/addImage')
  const items = page.getByRole('region', { name: 'Present images' }).getByRole('listitem')
  const name = (await items.last().getByRole('toolbar').getAttribute('aria-label')) ?? ''
  const presses = await countPresses(page)
  await items
    .last()
    .getByRole('button', { name: `Move ${name} to the first place` })
    .click()
  await expect(items.first().getByRole('toolbar')).toHaveAttribute('aria-label', name)
  await expect(page.getByText('Saving…')).toHaveCount(0)
  expect(presses()).toBe(1)
  await page.reload()
  await expect(items.first().getByRole('toolbar')).toHaveAttribute('aria-label', name)
})

test('another part of a list asks before it puts a form with a chosen file away', async ({ page }) => {
  await openAsStaff(page, '/publications')
  const paper = page.locator('main details[open] li').first()
  await paper.getByRole('button', { name: /^Edit/ }).click()
  await paper
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'paper.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    })
  const search = page.getByLabel('Search', { exact: true })
  await search.fill('gas')
  await search.press('Enter')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(paper.locator('input[type=file]').first()).toHaveValue(/paper\.pdf$/)
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
  await expect(page.getByRole('button', { name: 'Unfinished (1)' })).toBeVisible()
})
