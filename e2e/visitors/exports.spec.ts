import { createRequire } from 'node:module'
import { inRoot } from '../../scripts/root.ts'
import { plain, publications } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

// Parsers that have nothing to do with what wrote the files: the CMS imports with them.
const ofCms = createRequire(inRoot('cms/package.json'))
const { plugins } = ofCms('@citation-js/core') as {
  plugins: { input: { chain: (text: string) => Record<string, unknown>[] } }
}
ofCms('@citation-js/plugin-ris')

/** What of a publication every format carries, for comparing. */
interface Known {
  title: string
  year: number
  doi: string
  authors: number
}

const known = ({ title, year, doi, authors }: (typeof publications)[number]): Known => ({
  title: plain(title),
  year,
  doi: doi ?? '',
  authors: authors.length,
})

const sorted = (list: Known[]) => list.sort((a, b) => a.title.localeCompare(b.title))
const expected = sorted(publications.map(known))

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const ofCsl = (item: Record<string, unknown>): Known => ({
  title: plain(text(item['title'])),
  year: Number((item['issued'] as { 'date-parts': number[][] })['date-parts'][0]?.[0]),
  doi: text(item['DOI']),
  authors: ((item['author'] ?? []) as unknown[]).length,
})

test('all publications are read from the BibTeX file, each under a key of its own', async ({ request }) => {
  const { parse } = (await import(
    inRoot('cms/node_modules/@retorquere/bibtex-parser/dist/esm/index.js')
  )) as {
    parse: (bibtex: string) => {
      errors: unknown[]
      entries: { key: string; fields: Record<string, string> & { author?: unknown[] } }[]
    }
  }
  const { errors, entries } = parse(await (await request.get('/publications.bib')).text())
  expect(errors).toEqual([])
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
  const read = entries.map(({ fields: { title = '', year, doi = '', author = [] } }) => ({
    // The parser marks that no style may change the case of what is in italics.
    title: plain(title.replace(/<\/?span[^>]*>/g, '')),
    year: Number(year),
    doi,
    authors: author.length,
  }))
  expect(sorted(read)).toEqual(expected)
})

test('all publications are read from the RIS file', async ({ request }) => {
  const ris = await (await request.get('/publications.ris')).text()
  expect(sorted(plugins.input.chain(ris).map(ofCsl))).toEqual(expected)
})

test('all publications are read from the CSL-JSON file, or those of a year', async ({ request }) => {
  const read = async (path: string) =>
    ((await (await request.get(path)).json()) as Record<string, unknown>[]).map(ofCsl)
  expect(sorted(await read('/publications.json'))).toEqual(expected)
  const year = expected[0]?.year ?? 0
  expect(sorted(await read(`/publications.json?year=${year}`))).toEqual(
    expected.filter((publication) => publication.year === year),
  )
  // What no publication can be is no choice, on the page as in the file.
  expect(sorted(await read('/publications.json?type=nothing'))).toEqual(expected)
})

test('a publication has a file of its own', async ({ request }) => {
  const feed = await (await request.get('/publications.atom')).text()
  const path = /href="[^"]*(\/publications\/[a-z0-9-]+)"/.exec(feed)?.[1] ?? ''
  for (const extension of ['bib', 'ris', 'json']) {
    const answer = await request.get(`${path}.${extension}`)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.\w+"$/)
  }
  expect((await request.get('/publications/no-such-title.bib')).status()).toBe(404)
})
