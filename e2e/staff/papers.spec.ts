import { awake, paperPages } from '../pages.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff } from '../staff.ts'

test('after a change of title the page has a new address, and the old one leads there', async ({ page }) => {
  await openAsStaff(page, '/publications')
  await awake(page)
  const paper = page.locator('main details').getByRole('link').first()
  const address = (await paper.getAttribute('href')) ?? ''
  const before = await paper.innerText()
  await paper.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before)
  await page.locator('main').getByRole('button', { name: /^Edit/ }).click()
  const title = 'A title that a staff member has mended'
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveURL(/\/publications\/a-title-that-a-staff-member-has-mended$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/publications$/)
  const former = await page.request.get(address, { maxRedirects: 0 })
  expect(former.status()).toBe(301)
  expect(new URL(former.headers()['location'] ?? '', page.url()).pathname).toBe(
    '/publications/a-title-that-a-staff-member-has-mended',
  )
  for (const format of ['bib', 'ris', 'json']) {
    const file = await page.request.get(`${address}.${format}`, { maxRedirects: 0 })
    expect(file.status(), format).toBe(301)
    const moved = await page.request.get(`${address}.${format}`)
    expect(new URL(moved.url()).pathname).toBe(
      `/publications/a-title-that-a-staff-member-has-mended.${format}`,
    )
    expect(await moved.text()).toContain(title)
  }
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a paper deleted on its page leads to the list, where the notice brings it back', async ({ page }) => {
  const [, , address = ''] = (await paperPages(page)).values()
  await openAsStaff(page, address)
  await awake(page)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/publications$/)
  const row = page.locator('details').getByRole('link', { name: title, exact: true })
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await row.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('the form asks for what fits the type, and keeps the rest behind a header', async ({ page }) => {
  await openAsStaff(page, '/addPublication')
  await page.getByLabel('Type').selectOption('Thesis')
  await expect(page.getByLabel('Journal')).toHaveCount(0)
  await page.getByLabel('Title').fill('Nanorods: a sample thesis')
  await page.getByText('More details').click()
  await page.getByLabel('Day').fill('7')
  await page.getByText('More details').click()
  await page.getByRole('button', { name: 'Add Publication' }).click()
  await expect(page.getByText('Name the university')).toBeVisible()
  await expect(page.getByText('Choose the month of the day too')).toBeVisible()
  await page.getByLabel('University').fill('Sample University')
  await page.getByLabel('Month').selectOption('March')
  await page.getByLabel('Year').fill('2020')
  await page.getByLabel('Abstract').fill('What CO<sub>2</sub> does.')
  await page.getByLabel('Show it among the selected publications').check()
  await page.getByRole('button', { name: 'Add Publication' }).click()
  await expect(page.getByText('Publication uploaded successfully!')).toBeVisible()
  await page.goto('/publications/nanorods-a-sample-thesis')
  await expect(page.locator('main header')).toContainText('Sample University · 7 March 2020')
  await expect(page.getByRole('region', { name: 'Abstract' }).locator('sub')).toHaveText('2')
})
