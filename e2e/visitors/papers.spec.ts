import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectNoOverflow } from '../layout-faults.ts'
import { awake, paperPages } from '../pages.ts'
import { plain, publications, site, type SamplePublication } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

test('the title of every publication leads to its page, which says everything about it, also at 320 px', async ({
  page,
}) => {
  const pages = await paperPages(page)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(pages.size).toBe(publications.length)
  let tags = 0
  for (const paper of publications) {
    const title = plain(paper.title)
    await page.goto(pages.get(title) ?? `/no page of ${title}`)
    const main = page.locator('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main.getByRole('list', { name: 'Authors' }).getByRole('listitem')).toHaveText(paper.authors)
    const known = [
      paper.journal ?? paper.booktitle ?? paper.publisher,
      paper.volume,
      paper.pages?.replace('-', '–'),
    ]
    for (const text of known) if (text !== undefined) await expect(main.locator('header')).toContainText(text)
    if (paper.award !== undefined) await expect(main.locator('header')).toContainText(paper.award)
    if (paper.authorNote !== undefined) await expect(main.locator('header')).toContainText(paper.authorNote)
    const links = {
      DOI: paper.doi,
      'Article|Link': paper.link,
      PDF: paper.pdfLink,
      Code: paper.codeLink,
      Data: paper.dataLink,
      Video: paper.videoLink,
    }
    for (const [name, address] of Object.entries(links)) {
      await expect(main.locator('header').getByRole('link', { name: new RegExp(`^(${name})`) })).toHaveCount(
        address === undefined ? 0 : 1,
      )
    }
    await expect(main.getByRole('heading', { name: 'Abstract' })).toHaveCount(
      paper.abstract === undefined ? 0 : 1,
    )
    for (const style of ['APA', 'Vancouver', 'IEEE']) {
      await expect(main.getByRole('heading', { name: style, exact: true })).toBeVisible()
    }
    await expectNoOverflow(page)
    tags += await expectTags(page, paper)
  }
  test.info().annotations.push({
    type: 'citation tags',
    description: `${String(tags)} on ${String(pages.size)} pages`,
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a paper is complete, and nothing is shown that would do nothing', async ({ page }) => {
    const [address = ''] = (await page.goto('/publications'), await hrefs(page, 'main details h3 a'))
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Cite' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^BibTeX/ })).toHaveAttribute('href', `${address}.bib`)
    await expect(page.getByRole('button', { name: /^(Copy|Edit|Delete)/ })).toHaveCount(0)
  })
})

test('authors who certainly belong to the group lead to their pages, others to none', async ({ page }) => {
  const pages = await paperPages(page)
  const paper = publications.find(({ authors }) => authors.includes('R. Example'))
  if (!paper) throw new Error('The sample content must have a publication of R. Example.')
  await page.goto(pages.get(plain(paper.title)) ?? '')
  const authors = page.getByRole('list', { name: 'Authors' })
  await authors.getByRole('link', { name: 'R. Example' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dr. Ravi Example')
  await page.getByRole('link', { name: /^All \d+ publications, by year$/ }).click()
  await expect(page.locator('main').getByRole('heading', { name: plain(paper.title) })).toBeVisible()
  await page.goto(pages.get(plain(paper.title)) ?? '')
  await expect(authors.getByRole('link', { name: 'M. Sample' })).toHaveAttribute(
    'href',
    `/${site.leader.slug}`,
  )
})

test('a citation is copied as plain text and with its italics', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [address = ''] = (await paperPages(page)).values()
  await page.goto(address)
  await awake(page)
  await page.getByRole('button', { name: 'Copy: the citation in APA style' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const read = async (type: string) => (await item?.getType(type))?.text()
    return { text: await read('text/plain'), html: await read('text/html') }
  })
  expect(copied.text).toBe((await page.locator('#cite-apa').innerText()).trim())
  expect(copied.html).toContain('<i>')
})

test('an address that no paper has shows the home page, with status 404', async ({ page }) => {
  const answer = await page.goto('/publications/no-such-paper')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages of a paper and of a member have no violation that axe finds, in ${colorScheme} colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const pages = await paperPages(page)
    const full = publications.find(({ abstract, doi }) => abstract !== undefined && doi !== undefined)
    await page.goto(pages.get(plain(full?.title ?? '')) ?? '')
    await awake(page)
    await expectAccessible(page)
    await page.getByRole('list', { name: 'Authors' }).getByRole('link').first().click()
    await awake(page)
    await expectAccessible(page)
  })
}

const hrefs = (page: Page, links: string) =>
  page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

/** Expects the tags and the JSON-LD of a paper to say what is stored, and nothing else. @returns how many tags */
async function expectTags(page: Page, paper: SamplePublication): Promise<number> {
  const tags = await page
    .locator('head meta[name^="citation_"]')
    .evaluateAll((all) =>
      all.map((tag) => [tag.getAttribute('name') ?? '', tag.getAttribute('content') ?? ''] as const),
    )
  const said = (name: string) =>
    tags.filter(([one]) => one === `citation_${name}`).map(([, content]) => content)
  const once = (value: string | undefined) => (value === undefined ? [] : [value])
  const { type = 'article', journal, booktitle, volume, issue, doi, pages, year, month, day } = paper
  expect(tags.filter(([, content]) => content === '')).toEqual([])
  expect(said('title').map(plain)).toEqual([plain(paper.title)])
  // The family name first: programs that read it need not guess.
  expect(said('author')).toEqual(paper.authors.map((name) => name.replace(/^(.*) (\S+)$/, '$2, $1')))
  const date = [year, month, month === undefined ? undefined : day].filter((part) => part !== undefined)
  expect(said('publication_date')).toEqual([date.map((part) => String(part).padStart(2, '0')).join('/')])
  expect(said('volume')).toEqual(once(volume))
  expect(said('doi')).toEqual(once(doi))
  // Of a book or a thesis a number alone is how many pages it has.
  const isLength = (type === 'book' || type === 'thesis') && /^\d+$/.test(pages ?? '')
  expect([...said('firstpage'), ...said('lastpage')].join('-')).toBe(isLength ? '' : (pages ?? ''))
  if (type !== 'software' && type !== 'dataset')
    expect(type === 'patent' ? said('patent_number') : said('issue')).toEqual(once(issue))
  if (type === 'article') expect(said('journal_title')).toEqual(once(journal))
  if (type === 'conferencePaper') expect(said('conference_title')).toEqual(once(booktitle ?? journal))
  if (type === 'chapter') expect(said('inbook_title')).toEqual(once(booktitle ?? journal))
  const [graph = ''] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const { '@graph': things } = JSON.parse(graph) as { '@graph': Record<string, unknown>[] }
  const about = things.find((thing) => String(thing['@id']).endsWith('#paper'))
  expect(plain(String(about?.['name']))).toBe(plain(paper.title))
  expect(about?.[type === 'dataset' ? 'creator' : 'author']).toHaveLength(paper.authors.length)
  expect(things.some((thing) => thing['@type'] === 'BreadcrumbList')).toBe(true)
  return tags.length
}
