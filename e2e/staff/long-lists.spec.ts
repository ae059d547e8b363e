import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../site-test.ts'
import { askAsStaff, openAsStaff } from '../staff.ts'

// Lists that are longer than a page of theirs; the sample content has none, so staff make them and take them away.

/** As many as a page of publications, or of the gallery, shows. */
const [rowsPerPage, imagesPerPage] = [60, 24]
/** Together with the sample content more than a page: the older year does not come with the list. */
const [long, old] = [1990, 1980]
const many = rowsPerPage + 4
const few = 3

/** Waits until a page says something: a server that is busy shows the page of a moment ago first. */
const expectShown = (request: APIRequestContext, path: string, text: string): Promise<void> =>
  expect.poll(async () => (await request.get(path)).text()).toContain(text)

test.describe('publications', () => {
  let importId = ''

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const paper = (year: number) => (_: unknown, index: number) => ({
      data: {
        title: `Paper ${String(index + 1)} of ${String(year)}`,
        year,
        type: 'article',
        journal: 'Sample Journal of Long Lists',
        authors: [{ name: 'Z. Lister' }],
      },
    })
    const entries = [...Array.from({ length: many }, paper(long)), ...Array.from({ length: few }, paper(old))]
    const made = await askAsStaff<{ importId: string; created: number }>(request, 'ImportPublications', {
      entries,
      key: randomUUID(),
    })
    expect(made.created).toBe(entries.length)
    importId = made.importId
    await expectShown(request, '/publications', `/publications?year=${String(old)}`)
    await request.dispose()
  })

  test.afterAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) })
    await askAsStaff(request, 'UndoImport', { importId })
    await request.dispose()
  })

  const section = (page: Page, year: number) =>
    page
      .locator('main details')
      .filter({ has: page.getByRole('heading', { name: String(year), exact: true, level: 2 }) })

  test('a year that did not come with the list is fetched when its header opens it', async ({ page }) => {
    await page.goto('/publications')
    const year = section(page, old)
    await expect(year.getByRole('listitem')).toHaveCount(0)
    await expect(year.locator('summary')).toContainText(`${String(few)} publications`)
    await year.locator('summary').press('Enter')
    await expect(year.getByRole('listitem')).toHaveCount(few)
    await expect(year.getByRole('link', { name: `Paper 1 of ${String(old)}` })).toBeVisible()
    await expect(year.getByRole('link', { name: /^All/ })).toHaveCount(0)
    await year.locator('summary').press('Enter')
    await expect(year.getByRole('listitem').first()).toBeHidden()
  })

  test('a paper of such a year is edited in its row, which shows what was saved', async ({ page }) => {
    await openAsStaff(page, '/publications')
    const year = section(page, old)
    await year.locator('summary').press('Enter')
    await year.getByRole('button', { name: `Edit Paper 2 of ${String(old)}` }).click()
    await year.getByLabel('Volume').fill('77')
    await year.getByRole('button', { name: 'Save' }).click()
    await expect(year.getByRole('listitem').filter({ hasText: `Paper 2 of ${String(old)}` })).toContainText(
      '77',
    )
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('such a year leads to a page of its own', async ({ page }) => {
      await page.goto('/publications')
      const year = section(page, old)
      await year.locator('summary').click()
      await year.getByRole('link', { name: `All ${String(few)} publications of ${String(old)}` }).click()
      await expect(page).toHaveURL(new RegExp(`/publications\\?year=${String(old)}$`))
      await expect(section(page, old).getByRole('listitem')).toHaveCount(few)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`/publications\\?year=${String(old)}$`),
      )
    })

    test('a year that is longer than a page goes on at the next one, and every paper is on one of them', async ({
      page,
    }) => {
      await page.goto(`/publications?year=${String(long)}`)
      const titles = () => page.locator('main details li h3').allTextContents()
      const first = await titles()
      expect(first).toHaveLength(rowsPerPage)
      const parts = page.getByRole('navigation', { name: 'Parts of the list' })
      await expect(parts).toContainText('Part 1 of 2')
      // By key: rows that are laid out when they come near move what stands below them.
      await parts.getByRole('link', { name: `Next ${String(many - rowsPerPage)}` }).press('Enter')
      await expect(page).toHaveURL(/[?&]page=2$/)
      const second = await titles()
      expect(new Set([...first, ...second]).size).toBe(many)
      await parts.getByRole('link', { name: `Previous ${String(rowsPerPage)}` }).press('Enter')
      await expect(page).toHaveURL(new RegExp(`\\?year=${String(long)}$`))
    })
  })

  test('the download of a selection is whole, also where its page is not', async ({ request }) => {
    const bibtex = await (await request.get('/publications.bib')).text()
    expect(bibtex.match(/^@/gm)?.length).toBeGreaterThanOrEqual(many + few)
    const ofYear: unknown = await (await request.get(`/publications.json?year=${String(long)}`)).json()
    expect(ofYear).toHaveLength(many)
  })
})

test('the gallery goes on at its next page, also without JavaScript', async ({
  browser,
  request,
  baseURL,
}) => {
  const answer = async <T>(operation: string, variables: object): Promise<T> => {
    const params = { variables: JSON.stringify(variables) }
    return ((await (await request.get(`/graphql/${operation}`, { params })).json()) as { data: T }).data
  }
  const { galleryImages_connection: present } = await answer<{
    galleryImages_connection: { pageInfo: { total: number } }
  }>('Gallery', { start: 0, limit: 1 })
  // One picture that is there already serves for all.
  const { site } = await answer<{ site: { newsImages: { fileId: string }[] } }>('AddSettings', {})
  const image = site.newsImages[0]?.fileId
  const made: string[] = []
  for (let { total } = present.pageInfo; total < imagesPerPage + 2; total += 1) {
    const input = {
      image,
      position: 10_000 + total,
      alternativeText: `Image ${String(total + 1)} of a long gallery`,
    }
    made.push(
      (await askAsStaff<{ documentId: string }>(request, 'CreateGalleryImage', { data: input })).documentId,
    )
  }
  await expectShown(request, '/gallery', '/gallery?page=2')
  const last = `Image ${String(imagesPerPage + 2)} of a long gallery`
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL !== undefined && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/gallery')
    await expect(page.getByAltText(last)).toHaveCount(0)
    const links = page.getByRole('navigation', { name: 'Pages of the gallery' })
    await links.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/\/gallery\?page=2$/)
    await expect(page.getByAltText(last).first()).toBeAttached()
    await expect(links).toContainText('Page 2 of 2')
    await links.getByRole('link', { name: 'Previous page' }).click()
    await expect(page).toHaveURL(/\/gallery$/)
    expect((await page.goto('/gallery?page=3'))?.status()).toBe(404)
    await context.close()
  }
  for (const documentId of made) await askAsStaff(request, 'DeleteGalleryImage', { documentId })
})
