import type { Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { plain, publications, site } from '../sample-content.ts'
import { awake } from '../pages.ts'
import { expect, test } from '../site-test.ts'

const sectionOf = (page: Page, year: number) =>
  page.locator('details', { has: page.getByRole('heading', { name: String(year), exact: true }) })

test('publications stand under their year, the newest year first', async ({ page }) => {
  await page.goto('/publications')
  const years = [...new Set(publications.map(({ year }) => year))].sort((a, b) => b - a)
  await expect(page.locator('main details h2')).toHaveText(years.map(String))
  for (const year of years) {
    await expect(sectionOf(page, year).locator('li')).toHaveCount(
      publications.filter((one) => one.year === year).length,
    )
  }
})

test('the header of a year folds and unfolds it, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/publications')
  const newest = Math.max(...publications.map(({ year }) => year))
  const section = sectionOf(page, newest)
  const firstRow = section.getByRole('listitem').first()
  await expect(firstRow).toBeVisible()
  await section.locator('summary').click()
  await expect(firstRow).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(firstRow).toBeVisible()
})

test('the two newest years are open, the others are folded until somebody looks for something', async ({
  page,
}) => {
  await page.goto('/publications')
  const open = page.locator('main details:has(h2)[open] h2')
  const years = await page.locator('main details h2').allTextContents()
  await expect(open).toHaveText(years.slice(0, 2))
  await page.goto('/publications?type=article')
  await expect(open).toHaveText(await page.locator('main details h2').allTextContents())
  expect(await open.count()).toBeGreaterThan(2)
})

test('volume, issue in parentheses and the DOI link show only when they exist', async ({ page }) => {
  await page.goto('/publications')
  const rowOf = (title: string) =>
    page.locator('main li', {
      has: page.getByRole('heading', { name: plain(title), exact: true, includeHidden: true }),
    })
  const full = publications.find(({ journal, volume, issue, doi }) => journal && volume && issue && doi)
  const bare = publications.find(({ journal, volume, issue, doi }) => journal && !volume && !issue && !doi)
  if (!full || !bare)
    throw new Error('The sample content must have a publication with and one without a volume.')
  await expect(rowOf(full.title)).toContainText(
    `${full.journal ?? ''} ${full.volume ?? ''} (${full.issue ?? ''}), ${full.year}`,
  )
  await expect(rowOf(full.title).getByRole('link', { name: 'DOI', includeHidden: true })).toHaveAttribute(
    'href',
    `https://doi.org/${full.doi ?? ''}`,
  )
  await expect(rowOf(bare.title)).toContainText(`${bare.journal ?? ''}, ${bare.year}`)
  await expect(rowOf(bare.title).getByRole('link', { name: 'DOI', includeHidden: true })).toHaveCount(0)
})

test('sub- and superscripts of a title are set, not spelled', async ({ page }) => {
  await page.goto('/publications')
  const marked = publications.filter(({ title }) => /<su[bp]>/.test(title))
  expect(await page.locator('main h3 :is(sub, sup)').count()).toBeGreaterThanOrEqual(marked.length)
  await expect(page.locator('main')).not.toContainText('<sub>')
})

const rows = 'main li h3'
const gasSensing = publications.filter(({ journal }) => journal === 'Sample Journal of Gas Sensing')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('words, year, type, member and journal select, by an address that can be shared', async ({ page }) => {
    await page.goto('/publications')
    await page
      .getByLabel('Journal')
      .selectOption(`Sample Journal of Gas Sensing (${String(gasSensing.length)})`)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/[?&]journal=Sample\+Journal\+of\+Gas\+Sensing/)
    await expect(page.locator(rows)).toHaveCount(gasSensing.length)
    await expect(page.getByRole('status').first()).toHaveText(
      `${String(gasSensing.length)} publications found`,
    )
    await page.goto('/publications?type=thesis')
    await expect(page.locator(rows)).toHaveCount(publications.filter(({ type }) => type === 'thesis').length)
    await expect(page.getByLabel('Type')).toHaveValue('thesis')
    await page.goto('/publications?q=sno2&year=2017')
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('sno2')
    expect(await page.locator(rows).count()).toBeGreaterThan(0)
    for (const title of await page.locator(rows).allTextContents()) expect(title).toContain('SnO2')
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page.locator(rows)).toHaveCount(publications.length)
  })

  test('a selection is downloaded as it is shown', async ({ page }) => {
    await page.goto('/publications?journal=Sample+Journal+of+Gas+Sensing')
    const address = await page.getByRole('link', { name: /^BibTeX/ }).getAttribute('href')
    const answer = await page.request.get(address ?? '')
    expect(answer.headers()['content-type']).toContain('application/x-bibtex')
    expect((await answer.text()).match(/^@/gm)).toHaveLength(gasSensing.length)
  })
})

test('what fits best stands first, whatever its year, and a letter may be wrong', async ({ page }) => {
  await page.goto('/publications?q=hydrothermal')
  await expect(page.getByRole('heading', { name: 'Best matches first' })).toBeVisible()
  const found = await page.locator(rows).allTextContents()
  const inTitle = found.map((title) => title.toLowerCase().includes('hydrothermal'))
  expect(inTitle[0]).toBe(true)
  expect(inTitle).toEqual([...inTitle].sort((one, other) => Number(other) - Number(one)))
  await page.goto('/publications?q=hydrotherml')
  await expect(page.getByRole('status').first()).toContainText('that come close')
  expect(await page.locator(rows).allTextContents()).toEqual(found)
})

test('the list follows what is typed and chosen, and the field keeps the focus', async ({ page }) => {
  await page.goto('/publications')
  await awake(page)
  const search = page.getByLabel('Search', { exact: true })
  await search.pressSequentially('nanorods')
  await expect(page).toHaveURL(/\?q=nanorods$/)
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('nanorods')
  const found = await page.locator(rows).count()
  expect(found).toBeLessThan(publications.length)
  await page.getByLabel('Type').selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?type=article&q=nanorods$/)
  // With keys: in Firefox `fill` sets the value by a script, which is not what the list follows.
  await search.selectText()
  await search.pressSequentially('unheard of')
  await expect(page.getByText('No publication matches.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(search).toHaveValue('')
  await expect(page.locator(rows)).toHaveCount(publications.length)
})

test('on a telephone the filters are folded, and say what is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/publications')
  const journal = page.getByLabel('Journal')
  await expect(journal).toBeHidden()
  await page.getByText('Filter by year').click()
  await expect(journal).toBeVisible()
  await page.goto('/publications?type=thesis')
  await expect(page.getByLabel('Type')).toBeHidden()
  await page.getByText(`Filtered by Thesis`).click()
  await expect(page.getByLabel('Type')).toHaveValue('thesis')
})

test('the button stands on the line of its field', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/publications')
    const field = await page.getByLabel('Search', { exact: true }).boundingBox()
    const button = await page.getByRole('button', { name: 'Search' }).boundingBox()
    expect(Math.round(button?.y ?? 0)).toBe(Math.round(field?.y ?? -1))
  }
})

test('a row names the members in bold, with their pages, and what can be had', async ({ page }) => {
  const paper = publications.find(({ pdfLink, dataLink }) => pdfLink && dataLink)
  if (!paper) throw new Error('The sample content must have a publication with a PDF and its data.')
  await page.goto(`/publications?year=${String(paper.year)}`)
  const row = page.locator('main li', { has: page.getByRole('heading', { name: plain(paper.title) }) })
  await expect(row.locator('b').getByRole('link', { name: 'M. Sample' })).toHaveAttribute(
    'href',
    `/${site.leader.slug}`,
  )
  await expect(row.getByRole('link', { name: /^PDF/ })).toHaveAttribute('href', paper.pdfLink ?? '')
  await expect(row.getByRole('link', { name: /^Data/ })).toHaveAttribute('href', paper.dataLink ?? '')
  await page.goto('/publications')
  const open = publications.filter(({ licence = '' }) => licence.startsWith('CC'))
  await expect(page.locator('main li').getByText('Open access')).toHaveCount(open.length)
  await expect(row.getByRole('link', { name: /^Code/ })).toHaveCount(paper.codeLink ? 1 : 0)
})

test('selected publications stand above the years while nothing is looked for', async ({ page }) => {
  await page.goto('/publications')
  const selected = page.getByRole('region', { name: 'Selected publications' })
  await expect(selected.getByRole('listitem')).toHaveCount(
    publications.filter(({ highlighted }) => highlighted).length,
  )
  await page.goto('/publications?year=2017')
  await expect(selected).toHaveCount(0)
})

for (const [width, height] of [
  [1100, 700],
  [360, 740],
] as const) {
  test(`the link and the address of a year show its heading at ${String(width)} px, and so does going back to a paper`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const heading = (year: string) => page.getByRole('heading', { name: year, exact: true })
    await page.goto('/publications')
    for (const year of ['2018', '2021']) {
      await page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: year }).click()
      await expect(heading(year)).toBeInViewport({ ratio: 1 })
    }
    await page.goto('about:blank')
    await page.goto('/publications#2018')
    await expect(heading('2018')).toBeInViewport({ ratio: 1 })
    await page.goto('/publications')
    await awake(page)
    const section = sectionOf(page, 2018)
    await section.locator('summary').click()
    const title = section.locator('h3 a').last()
    await title.scrollIntoViewIfNeeded()
    const place = await title.boundingBox()
    await title.click()
    await expect(page.getByRole('heading', { name: 'Cite', exact: true })).toBeVisible()
    await page.goBack()
    await expect
      .poll(async () => Math.round((await title.boundingBox())?.y ?? NaN))
      .toBe(Math.round(place?.y ?? 0))
  })
}

test('what is typed and chosen before the page is awake counts', async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/*.js')
  await page.goto('/publications')
  await page.getByLabel('Search', { exact: true }).fill('zno')
  await page.getByLabel('Year', { exact: true }).selectOption('2017')
  arrive()
  await expect(page).toHaveURL(/\?year=2017&q=zno$/)
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('zno')
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2017')
  const sources = page.locator('main li :has(> cite)')
  await expect(sources.filter({ hasNotText: '2017' })).toHaveCount(0)
  await expect(sources).not.toHaveCount(0)
})

test('a year without publications is kept out of search engines, and there is one part without a year', async ({
  page,
}) => {
  const robots = page.locator('meta[name=robots]')
  await page.goto('/publications?year=1900')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await page.goto('/publications?year=2017')
  await expect(robots).toHaveCount(0)
  await page.goto('/publications?page=9')
  await expect(page.locator(rows)).toHaveCount(publications.length)
})

test('a part that is not there is told as any address that names nothing', async ({ page }) => {
  for (const search of ['?year=2017&page=9', '?q=zno&page=99999999999', '?q=zno&page=x']) {
    expect((await page.goto(`/publications${search}`))?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText(`There is no page at /publications${search}.`)
  }
})

test('on paper there are the publications, without what can only be clicked', async ({ page }) => {
  await page.goto('/publications')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(rows).first()).toBeVisible()
  // What is folded on the screen as well.
  await expect(page.locator(rows).last()).toBeVisible()
  await expect(page.locator(':is(nav, form, button, main a[type]):visible')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('the authors stand as far below a title of one line as below one of two', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/publications')
  const gaps = await page.locator('main details[open] li:has(h3)').evaluateAll((all) =>
    all.map((row) => {
      const title = row.querySelector('h3')?.getBoundingClientRect()
      const authors = row.querySelector('p')?.getBoundingClientRect()
      return {
        height: Math.round(title?.height ?? 0),
        gap: Math.round((authors?.top ?? 0) - (title?.bottom ?? 0)),
      }
    }),
  )
  expect(new Set(gaps.map(({ height }) => height)).size).toBeGreaterThan(1)
  expect(new Set(gaps.map(({ gap }) => gap)).size).toBe(1)
})
