import { expectAccessible } from '../axe.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff } from '../staff.ts'

test('a new publication appears in its year, with its authors in order', async ({ page }) => {
  await openAsStaff(page, '/addPublication')
  await expect(page.getByLabel('Year')).toHaveValue(String(new Date().getFullYear()))
  await page.getByLabel('Title').fill('Heat in TiO₂ <sub>films</sub>')
  const authors = page.getByLabel('Authors')
  await authors.fill('Smith, Jr., J.')
  await authors.press('Enter')
  await authors.fill('B. Sample')
  await page.getByRole('button', { name: 'Add author' }).click()
  await authors.fill('   ')
  await authors.press('Enter')
  await page.getByLabel('Journal').fill('Sample Journal of Heat')
  await page.getByLabel('Year').fill('2021')
  await page.getByLabel('DOI', { exact: true }).fill('https://doi.org/10.5555/heat.1')
  await page.getByRole('button', { name: 'Add Publication' }).click()
  await expect(page.getByText('Publication uploaded successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'See it on the site' }).click()
  await expect(page).toHaveURL(/\/publications\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { name: 'Heat in TiO' })).toBeVisible()
  await page.goto('/publications?year=2021')
  const row = page.locator('details', { hasText: '2021' }).locator('li', { hasText: 'Heat in TiO' })
  await expect(row.getByText('J. Smith Jr., B. Sample')).toBeVisible()
  await expect(row.getByRole('link', { name: 'DOI: 10.5555/heat.1' })).toBeVisible()
})

test('an author who is typed and not added is saved all the same, and survives a reload', async ({
  page,
}) => {
  await openAsStaff(page, '/addPublication')
  await page.getByLabel('Title').fill('Three names, one of them in haste')
  const authors = page.getByLabel('Authors')
  await authors.fill('A. First')
  await authors.press('Enter')
  await authors.fill('B. Second')
  await page.reload()
  await expect(page.locator('main ol li')).toHaveText(['A. First', 'B. Second'])
  await authors.fill('C. Hasty')
  await page.getByLabel('Journal').fill('Sample Journal of Haste')
  await page.getByRole('button', { name: 'Add Publication' }).click()
  await expect(page.getByText('Publication uploaded successfully!')).toBeVisible()
  await expect(authors).toHaveValue('')
  await expect(page.locator('main ol li')).toHaveCount(0)

  await page.goto('/publications')
  const row = page.locator('main details li', { hasText: 'Three names, one of them in haste' })
  await expect(row.getByText('A. First, B. Second, C. Hasty')).toBeVisible()
  await row.getByRole('button', { name: /^Edit/ }).click()
  const form = page.locator('main details form')
  await form.getByLabel('Authors').fill('D. Hastier')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('A. First, B. Second, C. Hasty, D. Hastier')).toBeVisible()
})

test('a new publication without a year is not given this one', async ({ page, watched }) => {
  await openAsStaff(page, '/addPublication')
  await page.getByLabel('Title').fill('When?')
  await page.getByLabel('Journal').fill('Sample Journal of Time')
  await page.getByLabel('Year').fill('')
  watched.graphql.length = 0
  await page.getByRole('button', { name: 'Add Publication' }).click()
  await expect(page.getByText('Publication year is required')).toBeVisible()
  await expect(page.getByLabel('Year')).toBeFocused()
  expect(watched.graphql).toEqual([])
})

test('title, journal and a web address are asked for', async ({ page }) => {
  await openAsStaff(page, '/addPublication')
  await page.getByLabel('Link', { exact: true }).fill('example')
  await page.getByRole('button', { name: 'Add Publication' }).click()
  await expect(page.getByText('Publication title is required')).toBeVisible()
  await expect(page.getByText('Journal is required')).toBeVisible()
  await expect(page.getByText('The link must be a web address')).toBeVisible()
})

test('a publication is edited in its row; a year that is no number falls back to the section’s', async ({
  page,
}) => {
  await openAsStaff(page, '/publications')
  const row = page.locator('main details:has(h2)').first().locator('li').first()
  const year = await page.locator('main details h2').first().innerText()
  await row.getByRole('button', { name: /^Edit/ }).click()
  await row.getByLabel('Year').fill('')
  await row.getByLabel('Journal').fill('Sample Journal of Edits')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Sample Journal of Edits')).toBeVisible()
  await expect(row.getByText(`, ${year}`)).toBeVisible()
})

test('a publication is deleted after the question, and comes back with Undo', async ({ page }) => {
  await openAsStaff(page, '/publications')
  const oldest = page.locator('main details').last()
  await oldest.locator('summary').click()
  const row = oldest.locator('li').last()
  const title = (await row.getByRole('heading').textContent()) ?? ''
  const heading = page.getByRole('heading', { name: title, exact: true })
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this publication?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(heading).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading).toBeVisible()
})

test('a paper kept as a draft is seen at its private address alone, which ends when it is published', async ({
  page,
  browser,
}) => {
  await openAsStaff(page, '/addPublication')
  await page.getByLabel('Title').fill('Results that wait for the patent')
  await page.getByLabel('Journal').fill('Sample Journal of Patience')
  await page.getByRole('radio', { name: 'Not yet (draft)' }).check()
  await page.getByRole('button', { name: 'Add Publication' }).click()
  await expect(page.getByText('Publication uploaded successfully!')).toBeVisible()

  const elsewhere = await browser.newContext()
  const visitor = await elsewhere.newPage()
  const get = (path: string) => visitor.request.get(new URL(path, page.url()).href)
  for (const path of ['/publications', '/publications?q=patent', '/publications.bib', '/sitemap.xml', '/'])
    expect(await (await get(path)).text(), path).not.toContain('Results that wait')

  await page.goto('/add')
  await expect(page.getByRole('region', { name: 'Not shown to visitors now' })).toContainText(
    'Publication: Results that wait for the patent – Draft',
  )
  await page.goto('/publications')
  const hidden = page.getByRole('region', { name: 'Not shown to visitors now' }).getByRole('listitem')
  await hidden.getByRole('button', { name: /^Share/ }).click()
  const address = (await hidden.getByRole('link', { name: 'Private address' }).getAttribute('href')) ?? ''
  const shown = await get(address)
  expect(shown.status()).toBe(200)
  expect(await shown.text()).toContain('Results that wait for the patent')
  expect(shown.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  await visitor.goto(new URL(address, page.url()).href)
  await expectAccessible(visitor)

  await hidden.getByRole('button', { name: /^Publish/ }).click()
  await expect(hidden).toHaveCount(0)
  const ended = await get(address)
  expect(ended.status()).toBe(404)
  expect(await ended.text()).toContain('This private address has ended')
  expect(await (await get('/publications')).text()).toContain('Results that wait for the patent')
  await elsewhere.close()
})
