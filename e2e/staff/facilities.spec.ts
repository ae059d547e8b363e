import { holdBack } from '../hold-back.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff, picture } from '../staff.ts'

test('a facility needs a name and an image', async ({ page }) => {
  await openAsStaff(page, '/addFacility')
  await page.getByLabel('Facility name').fill('   ')
  await page.getByRole('button', { name: 'Add Facility' }).click()
  await expect(page.getByText('Facility name is required')).toBeVisible()
  await expect(page.getByText('Facility image is required')).toBeVisible()
})

test('a new facility appears among the others', async ({ page }) => {
  await openAsStaff(page, '/addFacility')
  await page.getByLabel('Facility name').fill('  Dilution refrigerator ')
  await page.locator('input[type=file]').setInputFiles(picture('fridge.png'))
  await page.getByLabel('Place').fill('2')
  await page.getByRole('button', { name: 'Add Facility' }).click()
  await expect(page.getByText('Facility uploaded successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'See it on the site' }).click()
  await expect(page.getByRole('heading', { name: 'Dilution refrigerator', exact: true })).toBeInViewport()
  await expect(page.locator('main article').nth(1)).toContainText('Dilution refrigerator')
})

test('a file that only looks like an image is refused with the reason, and the form keeps its text', async ({
  page,
}) => {
  await openAsStaff(page, '/addFacility')
  await page.getByLabel('Facility name').fill('Refused')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>1</script>') })
  await page.getByRole('button', { name: 'Add Facility' }).click()
  await expect(page.getByText(/^Failed to upload facility: ./)).toBeVisible()
  await expect(page.getByLabel('Facility name')).toHaveValue('Refused')
  await page.goto('/facilities')
  await expect(page.getByRole('heading', { name: 'Refused' })).toHaveCount(0)
})

test('name, description and image are edited in the card, with a preview', async ({ page }) => {
  await openAsStaff(page, '/facilities')
  const card = page.locator('main article').nth(1)
  await card.getByRole('button', { name: /^Edit/ }).click()
  await card.getByLabel('Facility name').fill('Renamed instrument')
  await card.getByLabel('Description').fill('Ask first.\n\n- 10 ppm\n- [Manual](https://example.org/manual)')
  await card.locator('input[type=file]').setInputFiles(picture('new.png'))
  await expect(card.locator('img[src^="blob:"]')).toBeVisible()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('heading')).toHaveText('Renamed instrument')
  await expect(card.getByText('Ask first.')).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveText(['10 ppm', 'Manual'])
  await expect(card.getByRole('link', { name: 'Manual' })).toHaveAttribute(
    'href',
    'https://example.org/manual',
  )
  await expect(card.locator('img')).toHaveAttribute('src', /_new\.png$/)
})

test('what is said about an image is typed where the image is, and stays when nothing else changes', async ({
  page,
}) => {
  await openAsStaff(page, '/facilities')
  const card = page.locator('main article').nth(2)
  const address = await card.locator('img').getAttribute('src')
  const edit = card.getByRole('button', { name: /^Edit/ })
  await edit.click()
  await card.getByLabel('Alternative text').fill('An instrument with its lid open')
  await card.getByLabel('Caption').fill('Given by a foundation in 2024.')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Given by a foundation in 2024.')).toBeVisible()
  await expect(card.getByRole('img')).toHaveAccessibleName('An instrument with its lid open')
  await expect(card.locator('img')).toHaveAttribute('src', address ?? '')
  // What was said of the image before is shown to be looked at, and never emptied unseen.
  await edit.click()
  await card.locator('input[type=file]').setInputFiles(picture('other.png'))
  await expect(card.getByLabel('Alternative text')).toHaveValue('An instrument with its lid open')
  await card.getByLabel('Alternative text').fill('The same instrument, closed')
  await card.getByLabel('Caption').fill('Another one.')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Another one.')).toBeVisible()
  await expect(card.getByRole('img')).toHaveAccessibleName('The same instrument, closed')
})

test('what stays in sight of an image is chosen on it, by pointer and by keys', async ({ page }) => {
  await openAsStaff(page, '/facilities')
  const card = page.locator('main article').nth(3)
  const edit = card.getByRole('button', { name: /^Edit/ })
  await expect(card.locator('img')).toHaveCSS('object-position', '50% 50%')
  await edit.click()
  const image = card.locator('[data-whole]')
  const point = { left: card.getByLabel('From the left'), top: card.getByLabel('From the top') }
  await card.getByText('Focal point').click()
  await image.click({ position: { x: 1, y: 1 } })
  await expect(point.left).toHaveValue('0')
  await point.left.press('ArrowRight')
  await point.top.press('End')
  await point.top.press('ArrowLeft')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('heading')).toBeVisible()
  await expect(card.locator('img')).toHaveCSS('object-position', '1% 99%')
  // Another image has a place of its own, which is sent with it.
  await edit.click()
  await card.locator('input[type=file]').setInputFiles(picture('pointed.png'))
  await card.getByText('Focal point').click()
  await expect(point.left).toHaveValue('50')
  await point.left.press('Home')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('heading')).toBeVisible()
  await expect(card.locator('img')).toHaveAttribute('src', /_pointed\.png$/)
  await expect(card.locator('img')).toHaveCSS('object-position', '0% 50%')
})

test('a facility is deleted after the question', async ({ page }) => {
  await openAsStaff(page, '/facilities')
  const card = page.locator('main article').last()
  // In a browser that is signed in they are seen without pointing at anything. In Firefox what is far below begins to
  // change when it comes near.
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByRole('toolbar')).toHaveCSS('opacity', '1')
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this facility?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
})

test('on a telephone the button that saves is not pushed behind the staff’s bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAsStaff(page, '/facilities')
  const card = page.locator('main article').first()
  const edit = card.getByRole('button', { name: /^Edit/ })
  await edit.click()
  const save = card.getByRole('button', { name: 'Save', exact: true })
  const bar = page.getByRole('navigation', { name: 'Staff' })
  const top = async () => (await bar.boundingBox())?.y ?? 0
  // At the last line above the bar.
  const below = await save.evaluate((button) => button.getBoundingClientRect().bottom)
  await page.evaluate(
    (far) => {
      scrollBy({ top: far, behavior: 'instant' })
    },
    below - (await top()),
  )
  const letGo = await holdBack(page, '/graphql/UpdateFacility')
  await save.click()
  const saving = card.getByRole('button', { name: 'Saving…' })
  await expect(card.getByRole('status').getByText('Saving…')).toBeVisible()
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await saving.boundingBox()) ?? {}
      return y + height <= (await top())
    })
    .toBe(true)
  letGo()
  await expect(edit).toBeVisible()
})
