import { awake } from '../pages.ts'
import { publications } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

const ofSpan = publications.filter(({ year }) => year >= 2022 && year <= 2024)
const grant = 'SF-2023-117'
const references = 'main ol li'

test('a selection becomes a numbered list in the style and years of a report', async ({ page }) => {
  await page.goto('/publications?type=article')
  await page.getByRole('link', { name: 'As a reference list' }).click()
  await expect(page).toHaveURL(/\/references\?type=article$/)
  await expect(page.getByLabel('Type')).toHaveValue('article')
  await awake(page)
  await page.getByLabel('From').selectOption('2022')
  await page.getByLabel('To').selectOption('2024')
  await page.getByLabel('Style').selectOption('IEEE')
  await expect(page).toHaveURL(/\/references\?from=2022&to=2024&type=article&style=ieee$/)
  const articles = ofSpan.filter(({ type = 'article' }) => type === 'article')
  await expect(page.locator(references)).toHaveCount(articles.length)
  await expect(page.locator(references).first()).toContainText('vol. ')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.locator(references)).toHaveCount(publications.length)
  await expect(page.getByLabel('Style')).toHaveValue('ieee')
})

test('the papers of a grant are found by its number, and stay when another style is chosen', async ({
  page,
}) => {
  const funded = publications.filter(({ funding = '' }) => funding.includes(grant))
  await page.goto('/references')
  await awake(page)
  const field = page.getByLabel('Search', { exact: true })
  await field.fill(grant)
  await field.press('Enter')
  await expect(page.locator(references)).toHaveCount(funded.length)
  await expect(page.getByRole('status').first()).toContainText(`for “${grant}”`)
  await page.getByLabel('Style').selectOption('Vancouver')
  await expect(page).toHaveURL(/\?q=SF-2023-117&style=vancouver$/)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.locator(references)).toHaveCount(publications.length)
  await expect(field).toHaveValue('')
})

test('the list is copied with its numbers, and with its italics for word processors', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/references?from=2022&to=2024&headings=year')
  await page.getByRole('button', { name: 'Copy the list' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const [text, html] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    if (!item) throw new Error('Nothing was copied.')
    return Promise.all(['text/plain', 'text/html'].map(async (type) => (await item.getType(type)).text()))
  })
  expect(text).toMatch(/^2024\n1\. /)
  expect(text?.split('\n')).toHaveLength(ofSpan.length + 3)
  expect(html).toMatch(/<h2[^>]*>2024<\/h2><ol[^>]*><li[^>]*>[^]*<i>/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the list', async ({ page }) => {
    await page.goto('/references')
    await page.getByLabel('From').selectOption('2022')
    await page.getByLabel('To').selectOption('2024')
    await page.getByLabel('Headings').selectOption('Years')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.locator(references)).toHaveCount(ofSpan.length)
    await expect(page.locator('main section h2')).toHaveText(['2024', '2023', '2022'])
    await expect(page.locator('main ol').nth(1)).toHaveAttribute(
      'start',
      String(ofSpan.filter(({ year }) => year === 2024).length + 1),
    )
  })
})

test('the file for word processors has the same references', async ({ page, request }) => {
  await page.goto('/references?from=2022&to=2024')
  const path = await page.getByRole('link', { name: /^For Word/ }).getAttribute('href')
  const response = await request.get(path ?? '')
  expect(response.headers()['content-disposition']).toBe('attachment; filename="references.rtf"')
  expect((await response.text()).match(/\\tab /g)).toHaveLength(ofSpan.length)
})
