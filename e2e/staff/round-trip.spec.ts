import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { publications } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'
import { askAsStaff } from '../staff.ts'

// What leaves the site in a file comes back from it as it was: the sample content, and papers that have everything
// that is hard to write and to read.

interface Paper {
  type: string
  title: string
  authors: string[]
  year: number
  [field: string]: string | number | string[] | null
}

const authors = [
  'Åsa Ünlü-Öztürk',
  'Jan van der Berg',
  'María José de la Cruz',
  'Smith, Jr., John Q.',
  'Sample Collaboration',
  'L. d’Angelo',
  '王 小明',
  'J.-P. Müller',
]

const titles = [
  'Growth of α-Fe<sub>2</sub>O<sub>3</sub> & TiO<sub>2</sub> at 10<sup>−3</sup> Pa – a study of 100 % “quoted” things',
  'An X-ray study of H<sub>2</sub>O–D<sub>2</sub>O mixtures: p < 0.05 at ~10 nm for $5 #1',
  'Étude des propriétés électriques: façade, ß, Ł, ø and “DNA”',
  'Ca<sup>2+</sup> in TiO<sub>2−x</sub>N<sub>x</sub>, all in lower case (vol. 2)',
]

const abstract = [
  'First paragraph with H<sub>2</sub>S, 5 % & more at 50 °C – “so”.',
  'Second paragraph; see https://example.org/a_b?x=1&y=~2.',
].join('\n\n')

const sources: Record<string, Record<string, string>> = {
  article: { journal: 'Sample Journal of Sensors & Actuators B', volume: 'A 45', issue: '3–4' },
  conferencePaper: { booktitle: 'Proceedings of the 5th I³ & Co. Conference', publisher: 'Press – Köln' },
  chapter: { booktitle: 'A Sample Handbook', journal: 'Sample Series in Physics', publisher: 'Press, Inc.' },
  book: { publisher: 'Sample Press & Sons', journal: 'Sample Series in Physics', volume: '7' },
  thesis: { publisher: 'Sample University, Department of Physics' },
  preprint: { publisher: 'arXiv', pages: '2001.01234' },
  patent: { publisher: 'Sample Patent Office', issue: 'US 7,123,456 B2' },
  dataset: { publisher: 'Sample Repository' },
  software: { publisher: 'Sample Repository', issue: '1.2.0-beta' },
  presentation: { booktitle: 'The 5th I³ & Co. Meeting', publisher: 'Sample Society' },
}

const editors = [
  'Anna de la Cruz',
  'J. van der Berg; Smith, Jr., John Q.',
  'Sample Collaboration; L. d’Angelo',
]

const genres: Record<string, string> = {
  thesis: 'Master’s thesis',
  preprint: 'Working paper',
  presentation: 'Invited talk',
}

const pages = ['123-130', 'e145717', 'S12-S19', null]

/** Of every type four papers: with and without a DOI, a day, a month, links, an abstract, a key. */
const papers: Paper[] = Object.entries(sources).flatMap(([type, source], kind) =>
  titles.map((title, index) => ({
    type,
    title: `${title}, ${String(kind)}`,
    authors: authors.slice(index, index + 1 + ((kind + index) % 5)),
    year: 1960 + kind,
    pages: type === 'article' || type === 'chapter' ? (pages[index] ?? null) : null,
    ...source,
    doi: index % 2 === 0 ? `10.5555/trip_${String(kind)}(${String(index)})` : null,
    link: index > 1 ? `https://example.org/a_b/${String(kind)}?x=1&y=~2#f(${String(index)})` : null,
    month: index === 3 ? null : 1 + kind,
    day: index === 0 ? 10 + kind : null,
    abstract: index < 2 ? abstract : null,
    pdfLink: index === 0 ? 'https://example.org/a%20paper.pdf' : null,
    codeLink: index < 3 ? 'https://example.org/code_1#l' : null,
    dataLink: index === 1 ? `https://example.org/data/${String(kind)}` : null,
    videoLink: index === 2 ? 'https://example.org/v?t=1' : null,
    editors: type === 'article' ? null : (editors[index] ?? null),
    genre: genres[type] ?? null,
    isbn: type === 'book' || type === 'chapter' ? '978-3-16-148410-0; 0-8044-2957-X' : null,
    issn: type === 'article' ? (['2049-3630', '2434-561X; 2049-3630'][index] ?? null) : null,
    arxivId: index === 0 || type === 'preprint' ? `2001.0${String(kind)}23${String(index)}` : null,
    pmid: index === 2 ? `123${String(kind)}` : null,
    keywords: ['α-Fe₂O₃ & more; nano-rods', 'gas sensors', 'one; two words; 3'][index] ?? null,
    funding: index === 1 ? 'Sample Foundation (SF-12/3, 45%); Other & Co.' : null,
    award: index === 1 ? 'Best paper, 1st of 20 & more' : null,
    licence: index === 0 ? 'CC BY-NC-ND 4.0' : null,
    language: ['de', 'pt-BR', null][index] ?? null,
    citationKey: `trip:${String(kind)}-${String(index)}`,
  })),
)

interface Entry {
  state: string
  source: string
  publication: Paper | null
  problems: unknown[]
  differences: unknown[]
}

const read = async (request: APIRequestContext, text: string) =>
  (await askAsStaff<{ entries: Entry[] }>(request, 'StaffReadPublications', { text, format: 'auto' })).entries

const save = async (request: APIRequestContext, entries: readonly Paper[]): Promise<string> => {
  const made = await askAsStaff<{ importId: string; created: number }>(request, 'ImportPublications', {
    entries: entries.map((data) => ({ data: { ...data, authors: data.authors.map((name) => ({ name })) } })),
    key: randomUUID(),
  })
  expect(made.created).toBe(entries.length)
  return made.importId
}

/** The file of all publications, once it holds the generated ones, or does so no more. */
async function exported(request: APIRequestContext, extension: string, holds: boolean): Promise<string> {
  let text = ''
  const isThere = async () => {
    text = await (await request.get(`/publications.${extension}`)).text()
    return text.includes('trip:0-0')
  }
  await expect.poll(isThere).toBe(holds)
  return text
}

const generated = (entries: readonly Entry[]): Paper[] =>
  entries
    .flatMap(({ publication }) => publication ?? [])
    .filter(({ citationKey }) => String(citationKey).startsWith('trip:'))
    .sort((a, b) => String(a['citationKey']).localeCompare(String(b['citationKey'])))

const toldAs = (entries: readonly Entry[], state: string) =>
  entries.filter((entry) => entry.state !== state || entry.problems.length + entry.differences.length > 0)

/** Of what is stored now; what a test leaves behind would be in the way of the next one. */
let importId: string | undefined
const takeBack = async (request: APIRequestContext) => {
  if (importId !== undefined) await askAsStaff(request, 'UndoImport', { importId })
  importId = undefined
}
test.afterEach(({ request }) => takeBack(request))

for (const extension of ['bib', 'ris', 'json']) {
  test(`nothing is lost between an export as ${extension} and its import`, async ({ request }) => {
    importId = await save(request, papers)
    const file = await exported(request, extension, true)
    const stored = await read(request, file)
    expect(generated(stored)).toHaveLength(papers.length)
    // Other tests have added some.
    expect(stored.length).toBeGreaterThanOrEqual(papers.length + publications.length)
    // Of what is stored the file says nothing new, and what it cannot say is not taken for deleted.
    expect(toldAs(stored, 'duplicate')).toEqual([])

    await takeBack(request)
    await exported(request, extension, false)
    const anew = (await read(request, file)).filter(({ state }) => state !== 'duplicate')
    expect(anew).toHaveLength(papers.length)
    expect(toldAs(anew, 'new')).toEqual([])
    importId = await save(
      request,
      anew.flatMap(({ publication }) => publication ?? []),
    )
    const again = await read(request, await exported(request, extension, true))
    expect(toldAs(again, 'duplicate')).toEqual([])
    expect(generated(again)).toEqual(generated(stored))
    await takeBack(request)
    await exported(request, extension, false)
  })
}
