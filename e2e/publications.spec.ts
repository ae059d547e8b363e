import { plain, publications } from './sample-content.ts'
import { expect, test } from './site-test.ts'

test('publications stand under their year, the newest year first', async ({ page }) => {
  await page.goto('/publications')
  const years = [...new Set(publications.map(({ year }) => year))].sort((a, b) => b - a)
  await expect(page.locator('main details h2')).toHaveText(years.map(String))
  for (const year of years) {
    const section = page.locator('main details', {
      has: page.getByRole('heading', { name: String(year), exact: true }),
    })
    await expect(section.getByRole('listitem')).toHaveCount(
      publications.filter((one) => one.year === year).length,
    )
  }
})

test('the header of a year folds and unfolds it, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/publications')
  const section = page.locator('main details').first()
  const firstRow = section.getByRole('listitem').first()
  await expect(firstRow).toBeVisible()
  await section.locator('summary').click()
  await expect(firstRow).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(firstRow).toBeVisible()
})

test('volume, issue in parentheses and the DOI link show only when they exist', async ({ page }) => {
  await page.goto('/publications')
  const rowOf = (title: string) =>
    page.locator('main li', { has: page.getByRole('heading', { name: plain(title), exact: true }) })
  const full = publications.find(({ journal, volume, issue, doi }) => journal && volume && issue && doi)
  const bare = publications.find(({ journal, volume, issue, doi }) => journal && !volume && !issue && !doi)
  if (!full || !bare)
    throw new Error('The sample content must have a publication with and one without a volume.')
  await expect(rowOf(full.title)).toContainText(
    `${full.journal ?? ''} ${full.volume ?? ''} (${full.issue ?? ''}), ${full.year}`,
  )
  await expect(rowOf(full.title).getByRole('link', { name: 'DOI' })).toHaveAttribute(
    'href',
    `https://doi.org/${full.doi ?? ''}`,
  )
  await expect(rowOf(bare.title)).toContainText(`${bare.journal ?? ''}, ${bare.year}`)
  await expect(rowOf(bare.title).getByRole('link', { name: 'DOI' })).toHaveCount(0)
})

test('sub- and superscripts of a title are set, not spelled', async ({ page }) => {
  await page.goto('/publications')
  const marked = publications.filter(({ title }) => /<su[bp]>/.test(title))
  expect(await page.locator('main h3 :is(sub, sup)').count()).toBeGreaterThanOrEqual(marked.length)
  await expect(page.locator('main')).not.toContainText('<sub>')
})
