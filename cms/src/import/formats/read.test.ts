import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasOnlyTitleMarkup } from '../../api/publication/title-markup'
import type { Draft, ReadEntry } from '../entry/entry'
import { formatOf, unreadKind } from './format'
import { readText } from './read'

const folder = join(__dirname, '../../../tests/fixtures/import')

async function read(file: string): Promise<ReadEntry[]> {
  const text = readFileSync(join(folder, file), 'utf8')
  const format = formatOf(text)
  if (format === undefined || format === 'doi') throw new Error(`${file} looks like no format`)
  return readText(text, format)
}

/** Entries that each file holds, counted by hand: readable ones and others. */
const files = [
  ['google-scholar.bib', 6, 0],
  ['zotero.bib', 4, 1],
  ['zotero-biblatex.bib', 6, 1],
  ['mendeley.bib', 3, 0],
  ['jabref.bib', 3, 0],
  ['endnote.ris', 5, 0],
  ['crossref.json', 3, 1],
] as const

const textsOf = (draft: Draft): string[] =>
  Object.values(draft)
    .flat()
    .filter((value) => typeof value === 'string')

describe.each(files)('%s', (file, readable, others) => {
  test('every entry comes out, read or with a reason', async () => {
    const entries = await read(file)
    expect(entries.filter(({ problems }) => problems.length === 0)).toHaveLength(readable)
    const problems = entries.filter(({ problems }) => problems.length > 0)
    expect(problems).toHaveLength(others)
    for (const { problems: reasons } of problems) expect(reasons[0]?.message).toMatch(/\.$|\)$/)
  })

  test('no TeX, no markup, no private field and nobody called others is left', async () => {
    for (const { draft } of await read(file)) {
      if (draft === undefined) continue
      for (const text of textsOf(draft)) {
        expect(text).not.toMatch(/[\\{}~]|\$|--|``|&\w+;|<(?!\/?(?:su[bp]|i)>)\/?[a-z]/i)
        expect(text).not.toMatch(/Users|storage|private|read this|\/home\/|file:|@example|to read|ask Max/i)
        expect(text).toBe(text.normalize('NFC').trim())
      }
      expect(hasOnlyTitleMarkup(draft.title ?? '')).toBe(true)
      for (const author of draft.authors) expect(author).not.toMatch(/\bothers\b|et al|@|<su/i)
    }
  })
})

const one = async (file: string, source: string) => {
  const entry = (await read(file)).find((candidate) => candidate.source === source)
  if (entry === undefined) throw new Error(`${file} has no ${source}`)
  return entry
}

test('Google Scholar: authors that are not listed are told, not made up', async () => {
  const { draft, notes } = await one('google-scholar.bib', 'sample2020photoluminescence')
  expect(draft).toEqual({
    title: 'Photoluminescence of ZnO and TiO<sub>2</sub> nanoparticles: a review',
    type: 'article',
    authors: ['Jane Sample', 'Jörg Müller'],
    journal: 'Sample Journal of Luminescence',
    volume: '12',
    issue: '3',
    pages: '1234-1245',
    year: 2020,
    publisher: 'Sample Press',
    citationKey: 'sample2020photoluminescence',
  })
  expect(notes).toEqual([expect.stringContaining('et al.')])
  const conference = (await one('google-scholar.bib', 'example2019gas')).draft
  expect(conference).toMatchObject({
    title: 'Gas sensing at 40 °C',
    type: 'conferencePaper',
    authors: ['R Example', 'JK Sample'],
    booktitle: 'Proceedings of the Sample Conference on Sensors & Actuators',
    publisher: 'Sample Society',
  })
  expect((await one('google-scholar.bib', 'patent2016')).draft).toMatchObject({
    year: 2016,
    month: 11,
    day: 3,
  })
})

test('Zotero: markup that came as text, accents and collaborations', async () => {
  expect((await one('zotero.bib', 'garcia_nonlinear_2021')).draft).toEqual({
    title: 'Nonlinear refraction in MoS<sub>2</sub> nanosheets, part II',
    type: 'article',
    authors: ['José García', 'Jan van der Berg', 'The SAMPLE Collaboration'],
    journal: 'Sample Journal of Nonlinear Optics',
    volume: '15',
    issue: '4',
    pages: '101-110',
    doi: '10.5555/SJNO.2021.1540',
    link: 'https://example.org/a_b%20c',
    abstract: 'We use <i>Z</i>-scan. The index is 3 × 10<sup>−16</sup> m<sup>2</sup>/W at 50% humidity.',
    year: 2021,
    month: 3,
    language: 'en',
    citationKey: 'garcia_nonlinear_2021',
  })
  expect((await one('zotero.bib', 'data_2024')).draft).toMatchObject({ type: 'dataset' })
})

test('Zotero: a broken entry says its line, and the one after it is read', async () => {
  const broken = await one('zotero.bib', 'broken_2020')
  expect(broken.problems[0]?.message).toMatch(/^This entry cannot be read as it is near line \d+: a brace/)
  expect((await one('zotero.bib', 'after_2020')).draft).toMatchObject({
    title: 'The entry after the broken one',
  })
})

test('BibLaTeX: dates, abbreviations, eprints, parents', async () => {
  expect((await one('zotero-biblatex.bib', 'placeholder2019')).draft).toMatchObject({
    title: 'Pd-decorated SnO<sub>2</sub> nanofibres: Hydrogen below the explosive limit',
    authors: ['S. Placeholder', 'Jan van der Berg'],
    journal: 'Sample Journal of Gas Sensing',
    pages: 'e012345',
    year: 2019,
    month: 5,
    day: 17,
  })
  expect((await one('zotero-biblatex.bib', 'sample2025')).draft).toMatchObject({
    type: 'preprint',
    publisher: 'arXiv',
    arxivId: '2504.04321',
    year: 2025,
    month: 4,
  })
  expect((await one('zotero-biblatex.bib', 'example2019')).draft).toMatchObject({
    type: 'thesis',
    publisher: 'Sample University',
  })
  expect((await one('zotero-biblatex.bib', 'child2022')).draft).toMatchObject({
    booktitle: 'Proceedings of the Parent Conference',
    year: 2022,
  })
  expect((await one('zotero-biblatex.bib', 'parent2022')).problems[0]?.message).toContain('crossref')
})

test('Mendeley: letters of every country, no mailbox among the authors', async () => {
  expect((await one('mendeley.bib', 'Muller2018')).draft).toMatchObject({
    title: 'Cytotoxicity of CeO<sub>2</sub> nanoparticles & <i>in vitro</i> tests',
    authors: ['J. Müller', 'H. C. Ørsted', 'P. Novák', 'J. Łukasiewicz'],
    abstract: 'Über “quoted” text with α-Fe<sub>2</sub>O<sub>3</sub> and <5 nm particles.',
    month: 7,
  })
  expect((await one('mendeley.bib', 'Jane2022')).draft?.authors).toEqual(['D. Jane'])
})

test('JabRef: formulas, quantities and pages that chemists write', async () => {
  expect((await one('jabref.bib', 'Testcase2021')).draft).toMatchObject({
    title: 'Chitosan beads for F<sup>−</sup> and SO<sub>4</sub><sup>2−</sup> removal at 5 mg/l',
    doi: '10.5555/SAWT.2021.1806',
    pages: '1806',
  })
  expect((await one('jabref.bib', 'Prototype2020')).draft).toMatchObject({
    title: 'Removing dyes with Fe<sub>3</sub>O<sub>4</sub>@SiO<sub>2</sub> at 10<sup>−3</sup> mol/l',
    pages: '12-19',
  })
})

test('RIS: what the reader alone would lose', async () => {
  const [article, conference, chapter, thesis, open] = await read('endnote.ris')
  expect(article?.draft).toEqual({
    title: 'Thermal percolation - boron nitride in epoxy with κ > 5 W/mK',
    type: 'article',
    authors: ['Jörg Müller', 'Smith, Jr., John', 'The SAMPLE Consortium'],
    journal: 'Sample Journal of Thermal Transport',
    volume: '16',
    issue: '2',
    pages: '1611-1620',
    doi: '10.5555/sjtt.2021.1611',
    link: 'https://example.org/percolation',
    year: 2021,
    month: 6,
    day: 30,
    abstract: 'First line of the abstract, which goes on here.',
  })
  expect(conference?.draft).toMatchObject({
    type: 'conferencePaper',
    booktitle: 'Proceedings of the Sample Conference',
    pages: '88-93',
    year: 2025,
  })
  expect(chapter?.draft).toMatchObject({
    type: 'chapter',
    booktitle: 'Sample Handbook',
    year: 2023,
    authors: ['M. Sample'],
  })
  expect(thesis?.draft).toMatchObject({
    type: 'thesis',
    publisher: 'Sample University',
    abstract: 'About rods.',
  })
  expect(open?.notes).toEqual([expect.stringContaining('no end')])
})

test('Crossref: lists of one, JATS and names of groups', async () => {
  const [article, data] = await read('crossref.json')
  expect(article?.draft).toEqual({
    title: 'An open-source Z-scan bench for <i>n</i><sub>2</sub> & teaching',
    type: 'article',
    authors: ['Vikram Udaharan', 'The SAMPLE Consortium', 'Sample, Jr., Meera'],
    journal: 'Sample Transactions on Photonics',
    publisher: 'Sample Society of Physics',
    volume: '7',
    issue: '1',
    pages: '1-9',
    doi: '10.5555/stp.2022.0702',
    year: 2022,
    month: 2,
    abstract: 'We describe a bench. It costs little & works for <i>n</i><sub>2</sub>.',
  })
  expect(data?.draft).toMatchObject({
    type: 'dataset',
    year: 2024,
    month: 2,
    day: 29,
    link: 'https://example.org/data',
  })
})

test('what is no JSON is refused in words', async () => {
  await expect(readText('[{', 'csl')).rejects.toThrow(/^This is no valid JSON.*Export the file again\.$/)
})

const onlyDraft = async (text: string, format: 'bibtex' | 'ris' | 'csl') =>
  (await readText(text, format))[0]?.draft

test('software and data have their version and talks their meeting, in every format', async () => {
  const software = { type: 'software', publisher: 'Zenodo', issue: '1.2.0' }
  const data = { type: 'dataset', publisher: 'Zenodo', issue: '2' }
  const talk = { type: 'presentation', booktitle: 'Sample Meeting', genre: 'Invited talk' }
  const given = 'title={T}, author={Sample, A.}, year=2024'
  const read = { title: 'T', year: 2024, authors: ['A. Sample'] }
  for (const [text, format, expected] of [
    [`@software{a, ${given}, publisher={Zenodo}, version={1.2.0}}`, 'bibtex', software],
    [`@misc{a, ${given}, type={Software}, publisher={Zenodo}, version={1.2.0}}`, 'bibtex', software],
    [`@dataset{a, ${given}, publisher={Zenodo}, version={2}}`, 'bibtex', data],
    ['TY  - DATA\nTI  - T\nAU  - Sample, A.\nPY  - 2024\nPB  - Zenodo\nET  - 2\nER  - ', 'ris', data],
    [csl({ type: 'dataset', publisher: 'Zenodo', version: '2' }), 'csl', data],
    [`@unpublished{a, ${given}, type={Invited talk}, eventtitle={Sample Meeting}}`, 'bibtex', talk],
    [
      `@misc{a, ${given}, type={Invited talk}, eventtitle={Sample Meeting}, howpublished={Presented at it}}`,
      'bibtex',
      talk,
    ],
    ['TY  - COMP\nTI  - T\nAU  - Sample, A.\nPY  - 2024\nPB  - Zenodo\nET  - 1.2.0\nER  - ', 'ris', software],
    [
      'TY  - SLIDE\nTI  - T\nAU  - Sample, A.\nPY  - 2024\nT2  - Sample Meeting\nM3  - Invited talk\nER  - ',
      'ris',
      talk,
    ],
    [csl({ type: 'software', publisher: 'Zenodo', version: '1.2.0' }), 'csl', software],
    [csl({ type: 'speech', 'event-title': 'Sample Meeting', genre: 'Invited talk' }), 'csl', talk],
  ] as const) {
    const [entry] = await readText(text, format)
    expect(entry?.draft).toMatchObject({ ...read, ...expected })
    expect(entry?.notes).toEqual([])
  }
})

const csl = (item: object) =>
  JSON.stringify([
    {
      ...{ title: 'T', author: [{ family: 'Sample', given: 'A.' }], issued: { 'date-parts': [[2024]] } },
      ...item,
    },
  ])

test.each([
  '{One {\\it a} "b".\n\nTwo.}',
  '"One {\\it a} {"}b{"}.\n \nTwo."',
  '{One \\emph{a} "b".\\par Two.}',
])('the abstract %s has two paragraphs', async (abstract) => {
  const text = `@article{a,\n abstract = ${abstract},\n\n title = {T},\n year = 2020}`
  expect(await onlyDraft(text, 'bibtex')).toMatchObject({
    title: 'T',
    abstract: 'One <i>a</i> "b".\n\nTwo.',
  })
})

test('an abstract that is not closed takes no other entry with it', async () => {
  const text = '@article{a, abstract = {One.\n\nTwo.\n}\n\n@article{b,\n\n title = {T}, year = 2020}'
  const drafts = (await readText(text, 'bibtex')).map(({ draft }) => draft?.title)
  expect(drafts).toContain('T')
})

const ris = (...lines: string[]) => ['TY  - JOUR', 'TI  - T', 'PY  - 2020', ...lines, 'ER  - '].join('\r\n')

test('RIS: broken lines are one text, a blank line divides paragraphs', async () => {
  expect(await onlyDraft(ris('AB  - One', 'two.', '', 'Three.'), 'ris')).toMatchObject({
    abstract: 'One two.\n\nThree.',
  })
})

test('RIS: free fields are read where they say what they are', async () => {
  const draft = await onlyDraft(
    ris('U1  - https://example.org/private', 'U2  - Data: https://example.org/d'),
    'ris',
  )
  expect(draft).toMatchObject({ dataLink: 'https://example.org/d' })
  expect(draft).not.toHaveProperty('codeLink')
})

test('RIS: the day is the one of the year of the paper', async () => {
  expect(await onlyDraft(ris('DA  - 2020/03/07/'), 'ris')).toMatchObject({ year: 2020, month: 3, day: 7 })
  expect(await onlyDraft(ris('DA  - 2019/12/30/'), 'ris')).not.toHaveProperty('month')
})

test('CSL-JSON: marks of the case of letters go, an address of doi.org is a DOI', async () => {
  const item = {
    type: 'article-journal',
    title:
      'Growth of <span class="nocase">p-Type</span> <span style="font-variant:small-caps;">l</span>-DOPA',
    'container-title': 'J',
    issued: { 'date-parts': [[2020]] },
    URL: 'https://doi.org/10.5555/Case',
  }
  expect(await onlyDraft(JSON.stringify([item]), 'csl')).toMatchObject({
    title: 'Growth of p-Type l-DOPA',
    doi: '10.5555/Case',
  })
})

test('CSL-JSON: the number of a report is kept', async () => {
  const item = { type: 'report', title: 'T', genre: 'Technical report', number: '42', publisher: 'Institute' }
  expect(
    await onlyDraft(JSON.stringify([{ ...item, issued: { 'date-parts': [[2020]] } }]), 'csl'),
  ).toMatchObject({
    type: 'book',
    genre: 'Technical report',
    issue: '42',
  })
})

test('a bracket belongs to an address that opens it', async () => {
  const link = async (url: string) =>
    (await onlyDraft(`@misc{a, title={T}, year=2020, url={${url}}}`, 'bibtex'))?.link
  expect(await link('https://example.org/f(1)')).toBe('https://example.org/f(1)')
  expect(await link('(see https://example.org/f.)')).toBe('https://example.org/f')
})

test('BibTeX: a bare percent sign, tags and comparisons stay in a title; a comment stays a comment', async () => {
  const text = `% Encoding: UTF-8
@article{one, title={Removal of 94% of methylene blue}, journal={J}, year=2020, url={https://example.org/a%20b},
  abstract={5% more at $T > 3$ K.}}
@article{two, title={SnO<sub>2</sub> nanowires: 5\\% at p < 0.05}, % the title
  journal={J}, year=2020}
`
  const entries = await readText(text, 'bibtex')
  expect(entries.map(({ draft }) => [draft?.title, draft?.link, draft?.abstract])).toEqual([
    ['Removal of 94% of methylene blue', 'https://example.org/a%20b', '5% more at T>3 K.'],
    ['SnO<sub>2</sub> nanowires: 5% at p < 0.05', undefined, undefined],
  ])
})

test('Web of Science’s RIS has the year in PY and the month, or month and day, in DA', async () => {
  const record = (date: string) =>
    `TY  - JOUR\nAU  - Sample, J\nTI  - A title\nT2  - SAMPLE JOURNAL\nPY  - 2019\nDA  - ${date}\nER  - \n`
  const entries = await readText(['NOV', 'OCT 15', 'SEP-OCT', '2019 NOV 3'].map(record).join('\n'), 'ris')
  expect(entries.map(({ draft }) => [draft?.year, draft?.month, draft?.day])).toEqual([
    [2019, 11, undefined],
    [2019, 10, 15],
    [2019, 9, undefined],
    [2019, 11, 3],
  ])
})

/** What a text of BibTeX is read as. */
const bibtex = (text: string) => readText(text, 'bibtex')

test('BibTeX: people joined by commas stay together in one name, and nobody is dropped', async () => {
  const entries = await bibtex(
    '@article{a, title={T}, author={A. One, B. Two, C. Three, D. Four}, editor={E. Five, F. Six and Seven, G.}}',
  )
  expect(entries).toHaveLength(1)
  expect(entries[0]?.draft).toMatchObject({
    authors: ['A. One, B. Two, C. Three, D. Four'],
    editors: 'E. Five, F. Six; G. Seven',
  })
})

test('BibTeX: one bad character does not cost the entry', async () => {
  const entries = await bibtex(String.raw`
@article{dollar, title={T {One}}, author={M{\"u}ller, E.}, abstract={It costs 5$ and more}, journal={J}, year=2001}
@article{my own key, title={T two}, year=2001}
@article{brace,
  title = {T three},
  abstract = {An {unclosed brace, and x = 5 in it},
  journal = {J},
  pages = {1--9},
  doi = {10.5555/three}
}
@article{last, title={T four}, year=2002}
`)
  expect(entries.map(({ source, problems }) => [source, problems.length])).toEqual([
    ['dollar', 1],
    ['my own key', 0],
    ['brace', 1],
    ['last', 0],
  ])
  const [dollar, key, brace] = entries
  expect(dollar?.draft).toMatchObject({
    title: 'T One',
    authors: ['E. Müller'],
    abstract: 'It costs 5 and more',
    journal: 'J',
    year: 2001,
  })
  expect(key).toMatchObject({ draft: { title: 'T two', citationKey: 'myownkey' }, notes: [/my own key/] })
  expect(brace?.draft).toMatchObject({
    title: 'T three',
    abstract: 'An unclosed brace, and x = 5 in it',
    journal: 'J',
    pages: '1-9',
    doi: '10.5555/three',
  })
})

test('the language is read from every format, by its name or its code', async () => {
  const texts: [text: string, format: 'bibtex' | 'ris' | 'csl' | 'csv'][] = [
    ['@article{a, title={T}, langid={ngerman}}', 'bibtex'],
    ['TY  - JOUR\nTI  - T\nLA  - ger\nER  - \n', 'ris'],
    ['[{"type":"article-journal","title":"T","language":"de"}]', 'csl'],
    ['Title,Authors,Language of Original Document\nT,A. One,German', 'csv'],
  ]
  for (const [text, format] of texts) {
    const [entry] = await readText(text, format)
    expect(entry, format).toMatchObject({ draft: { language: 'de' }, notes: [] })
  }
  const [other] = await readText('TY  - JOUR\nTI  - T\nLA  - German; French\nER  - \n', 'ris')
  expect(other?.notes).toEqual(['Not kept: language “German; French”.'])
})

test('BibTeX: what is said beside the usual is kept, or named', async () => {
  const [entry, thesis, report] = await bibtex(`
@incollection{a, title={T}, author={A. One}, booktitle={B}, editor={Ed, E. and Two, G.}, year=2020, month={DEC 16},
  isbn={978-3-16-148410-0, 123}, issn={2049-3630}, keywords={gas sensors, to read}, eprint={2001.01234},
  archiveprefix={arXiv}, pmid={123}, license={https://creativecommons.org/licenses/by/4.0/}, funding={DFG 12},
  award={The jury says \\emph{so}.}, award_name={Best paper},
  doi={wrong}, edition={2nd}, note={in press}, language={German}, selected={true}, file={/home/me/a.pdf}}
@mastersthesis{b, title={T}, author={A. One}, school={U}, year=2020}
@techreport{c, title={T}, author={A. One}, institution={U}, number={7}, year=2020}`)
  expect(entry?.draft).toMatchObject({
    month: 12,
    day: 16,
    editors: 'E. Ed; G. Two',
    isbn: '978-3-16-148410-0',
    issn: '2049-3630',
    keywords: 'gas sensors',
    arxivId: '2001.01234',
    pmid: '123',
    licence: 'CC BY 4.0',
    funding: 'DFG 12',
    award: 'Best paper',
    language: 'de',
  })
  expect(entry?.notes).toEqual([
    'Not kept: ISBN or ISSN “123”, DOI “wrong”, tag “to read”, edition “2nd”, note “in press”, selected “true”.',
  ])
  expect(thesis?.draft).toMatchObject({ type: 'thesis', genre: 'Master’s thesis' })
  expect(report?.draft).toMatchObject({ type: 'book', genre: 'Technical report', issue: '7', publisher: 'U' })
})

test('BibTeX: people and events that are not kept are named', async () => {
  const [entry] = await bibtex(`@incollection{a, author={A. One}, title={T}, booktitle={B}, year=2020,
  bookauthor={Knuth, Donald and {IUPAC}}, translator={de la Cruz, Ana}, eventtitle={Spring school}}`)
  expect(entry?.notes).toEqual([
    'Not kept: bookauthor “Donald Knuth, IUPAC”, translator “Ana de la Cruz”, eventtitle “Spring school”.',
  ])
})

test('RIS: people on one line stay together', async () => {
  const [entry] = await readText(
    'TY  - JOUR\nTI  - T\nAU  - A. One, B. Two, C. Three\nPY  - 2020\nER  - \n',
    'ris',
  )
  expect(entry?.draft?.authors).toEqual(['A. One, B. Two, C. Three'])
})

test('RIS: authors under both tags keep their order; a date or a DOI in the wrong place costs nothing', async () => {
  const [entry] = await readText(
    'TY  - CONF\nTI  - T\nA1  - One, A.\nAU  - Two, B.\nTA  - Translator, C.\nPY  - 2020 (spring)\nM3  - doi: 10.5555/m3\nER  - \n',
    'ris',
  )
  expect(entry?.draft).toEqual({
    title: 'T',
    type: 'conferencePaper',
    authors: ['A. One', 'B. Two'],
    year: 2020,
    doi: '10.5555/m3',
  })
})

// They are looked through in the process that answers everybody.
test.each([
  ['line ends', '\n'],
  ['spaces', ' '],
  ['lines of one space', ' \n'],
])('what millions of %s are is told at once', (_, blank) => {
  expect(formatOf(`x${blank.repeat(2_900_000 / blank.length)}y`)).toBeUndefined()
})

test('a compressed folder is called what it is', () => {
  expect(unreadKind('PK\u0003\u0004\u0014\u0000a.bib')).toBe('a zip archive')
  expect(unreadKind('PK\u0003\u0004\u0014\u0000[Content_Types].xml')).toMatch(/Excel/)
})

test('no entity of a document is resolved: nothing grows, and no file is read', async () => {
  const document = (entities: string, title: string) =>
    `<?xml version="1.0"?><!DOCTYPE xml [${entities}]><xml><records><record><titles><title>${title}</title></titles></record></records></xml>`
  const laughs = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY l${String(level + 1)} "${`&l${String(level)};`.repeat(10)}">`,
  )
  const titles = await Promise.all(
    [
      document(`<!ENTITY l0 "lol">${laughs.join('')}`, '&l9;'),
      document('<!ENTITY own SYSTEM "file:///etc/passwd">', '&own;'),
    ].map(async (text) => (await readText(text, 'endnote'))[0]?.draft?.title),
  )
  expect(titles).toEqual(['&l9;', '&own;'])
})

test('of a thousand records the one that breaks off costs no other', async () => {
  const record = (number: number) => `TY  - JOUR\nTI  - Title ${String(number)}\nPY  - 2020\nER  - `
  const text = Array.from({ length: 999 }, (_, number) =>
    number === 500 ? 'TY  - JOUR\nTI  - Broken off\nAU' : record(number),
  ).join('\n')
  const titles = (await readText(text, 'ris')).map(({ draft }) => draft?.title)
  expect(titles).toHaveLength(999)
  expect(titles.slice(499, 502)).toEqual(['Title 499', expect.stringMatching(/^Broken off/), 'Title 501'])
})

test('braces beyond all depth cost their own entry', async () => {
  const deep = `@article{deep, title={${'{'.repeat(20_000)}T${'}'.repeat(20_000)}}, year={2020}}`
  const entries = await readText(`${deep}\n@article{fine, title={Fine}, year={2020}}`, 'bibtex')
  expect(entries.map(({ source, problems }) => [source, problems.length]).sort()).toEqual([
    ['deep', 1],
    ['fine', 0],
  ])
})

test.each([
  ['$\\mu\\mathrm{m}$ scale', 'μm scale'],
  ['$\\mu\\text{SR}$', 'μSR'],
  ['$\\mathbf{k}\\cdot\\mathbf{p}$ theory', 'k⋅p theory'],
  ['$\\gamma\\rm Fe_2O_3$', 'γFe<sub>2</sub>O<sub>3</sub>'],
  ['$\\hat{H}$, $\\tilde{x}$ and $\\vec{r}$', 'Ĥ, x̃ and r'],
  ['$\\tfrac{1}{2}$ and \\nicefrac{3}{2}', '1/2 and 3/2'],
  [
    'a {\\em E. coli}, {\\it in vitro}, \\textsl{Candida}',
    'a <i>E. coli</i>, <i>in vitro</i>, <i>Candida</i>',
  ],
  [
    '{\\it {E. coli}}, {\\em {Escherichia} coli} and {\\it E. {\\bf coli}}',
    '<i>E. coli</i>, <i>Escherichia coli</i> and <i>E. coli</i>',
  ],
  ['$^{13}$C\\{$^{1}$H\\} {NMR}', '<sup>13</sup>C{<sup>1</sup>H} NMR'],
  ['\\emph{p}-type \\underline{Si}, 5 $\\upmu$m', '<i>p</i>-type Si, 5 μm'],
  ['Smith et al.\\ (2010), Fig.\\ 2, 5\\ nm', 'Smith et al. (2010), Fig. 2, 5 nm'],
])('BibTeX: of the title %s nothing is lost', async (tex, title) => {
  const [entry] = await bibtex(`@article{key, title={${tex}}, author={A. Sample}, journal={J}, year=2020}`)
  expect(entry?.draft?.title).toBe(title)
})

test.each([
  [
    '<mml:math><mml:msup><mml:mn>10</mml:mn><mml:mn>5</mml:mn></mml:msup></mml:math> cycles',
    '10<sup>5</sup> cycles',
  ],
  [
    'La<mml:msub><mml:mi/><mml:mrow><mml:mn>2</mml:mn><mml:mo>−</mml:mo><mml:mi>x</mml:mi></mml:mrow></mml:msub>CuO',
    'La<sub>2−x</sub>CuO',
  ],
  ['$\\alpha$-Fe$_2$O$_3$ and $\\beta$ decay', 'α-Fe<sub>2</sub>O<sub>3</sub> and β decay'],
  ['$^{76}$Ge, H$_2$O and $T_c$', '<sup>76</sup>Ge, H<sub>2</sub>O and T<sub>c</sub>'],
  ['What $5 and $10 buy', 'What $5 and $10 buy'],
  ['From $5 per a_b to $6, \\constructor', 'From $5 per a<sub>b</sub> to $6,'],
])('formulas that are no BibTeX’s keep what they say: %s', async (written, title) => {
  const [ris] = await readText(`TY  - JOUR\nTI  - ${written}\nAU  - Sample, J\nPY  - 2020\nER  - \n`, 'ris')
  const [csl] = await readText(JSON.stringify([{ type: 'article-journal', title: written }]), 'csl')
  expect([ris?.draft?.title, csl?.draft?.title]).toEqual([title, title])
})

test('RIS: what Web of Science and Scopus call an article is no kind of its own', async () => {
  const record = (kind: string) =>
    `TY  - JOUR\nTI  - A title\nAU  - Sample, J\nPY  - 2020\nM3  - ${kind}\nER  - \n`
  const entries = await readText(
    ['Article', 'Article; Proceedings Paper', 'Letter'].map(record).join('\n'),
    'ris',
  )
  expect(entries.map(({ draft }) => draft?.genre)).toEqual([undefined, undefined, 'Letter'])
})

test.each([
  ['journal = {\\prb}', 'Physical Review B'],
  ['journal = "\\mnras"', 'Monthly Notices of the Royal Astronomical Society'],
  ['journal = \\aap', 'Astronomy & Astrophysics'],
])('a journal that ADS writes as a command has its name: %s', async (field, journal) => {
  const [entry] = await readText(`@article{a, title={T}, author={B. C}, ${field}, year=2020}`, 'bibtex')
  expect(entry?.draft?.journal).toBe(journal)
})

test.each([
  ['journal={arXiv preprint arXiv:1706.03762}', 'arXiv', '1706.03762'],
  [
    'journal={arXiv e-prints}, pages={arXiv:2605.16917}, eprint={2605.16917}, archivePrefix={arXiv}',
    'arXiv',
    '2605.16917',
  ],
  ['journal={bioRxiv}, publisher={Cold Spring Harbor Laboratory}', 'bioRxiv', undefined],
])(
  'an article in a journal that is a server of preprints is a preprint: %s',
  async (fields, publisher, arxivId) => {
    const [entry] = await readText(`@article{a, title={T}, author={B. C}, ${fields}, year=2020}`, 'bibtex')
    expect(entry?.draft).toMatchObject({ type: 'preprint', publisher })
    expect(entry?.draft?.arxivId).toBe(arxivId)
    expect(entry?.draft).not.toHaveProperty('journal')
    expect(entry?.draft).not.toHaveProperty('pages')
  },
)

test('of CSL-JSON too', async () => {
  const item = { type: 'article-journal', title: 'T', 'container-title': 'arXiv:1706.03762 [cs]' }
  const [entry] = await readText(JSON.stringify([item]), 'csl')
  expect(entry?.draft).toMatchObject({ type: 'preprint', publisher: 'arXiv', arxivId: '1706.03762' })
})

test.each([
  ['publisher={US Patent 11,861,280}', 'US', '11,861,280'],
  ['number={US Patent No. 12,229,936}, publisher={US Patent No. 12,229,936}', 'US', '12,229,936'],
  ['publisher={Google Patents}, note={US Patent App. 18/511,605}', 'US', 'App. 18/511,605'],
  ['number={EP1700367}, holder={Sample Ltd}', 'Sample Ltd', 'EP1700367'],
])('a patent has its number wherever it stands: %s', async (fields, publisher, issue) => {
  const [entry] = await readText(`@patent{a, title={T}, author={B. C}, year=2020, ${fields}}`, 'bibtex')
  expect(entry?.draft).toMatchObject({ publisher, issue })
  expect(entry?.notes).toEqual([])
})

test('what Google Scholar has of a patent is one', async () => {
  const text =
    '@misc{a, title={T}, author={B. C}, year=2016, publisher={Google Patents}, note={US Patent 9,123,456}}'
  const [entry] = await readText(text, 'bibtex')
  expect(entry?.draft).toMatchObject({ type: 'patent', publisher: 'US', issue: '9,123,456' })
  expect(entry?.notes).toEqual([])
})

test.each([
  ['RPRT', 'PB  - Institute\nSN  - Report 7', 'Report 7'],
  ['PAT', 'PB  - European Patent Office\nSN  - EP1700367', 'EP1700367'],
])('EndNote has the number of a work of type %s where others have their ISBN', async (type, lines, issue) => {
  const text = `TY  - ${type}\nTI  - T\nAU  - C, B.\nPY  - 2020\n${lines}\nCY  - Berlin\nER  - \n`
  const [entry] = await readText(text, 'ris')
  expect(entry?.draft?.issue).toBe(issue)
  expect(entry?.notes).toEqual(['Not kept: place “Berlin”.'])
})

test('RIS: people whom no field holds are named', async () => {
  const text = 'TY  - BOOK\nAU  - Smith, Bob\nA2  - Martin, Steve\nTI  - T\nPB  - P\nPY  - 2015\nER  - \n'
  const [entry] = await readText(text, 'ris')
  expect(entry?.draft?.authors).toEqual(['Bob Smith'])
  expect(entry?.notes).toEqual(['Not kept: other people “Steve Martin”.'])
})

test('JSON of another kind is refused in words', async () => {
  const dataCite = { doi: '10.5555/a', titles: [{ title: 'T' }], publicationYear: 2020 }
  await expect(readText(JSON.stringify(dataCite), 'csl')).rejects.toThrow(/neither CSL-JSON/)
})

test('Scopus’s BibTeX: a name with a space breaks nothing; its own keywords are not those of the authors', async () => {
  const text = `@ARTICLE{Li2020, author={Li, W.}, title={T}, journal={J}, year={2020}, art_number={1722034},
funding_text\u00a01={Supported by the Fund. Email: x@example.org},
keywords={Controlled term}, author_keywords={Soil fauna;  reed}, document_type={Article}, source={Scopus}, note={cited By 0}}`
  const entries = await readText(text, 'bibtex')
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    problems: [],
    notes: [],
    draft: {
      pages: '1722034',
      keywords: 'Soil fauna; reed',
      funding: 'Supported by the Fund. Email: x@example.org',
    },
  })
})

test('RIS: what is in nothing and has a publisher is a preprint, and what a database writes for itself is not named', async () => {
  const text =
    'TY  - GEN\nAU  - Wu, Jing\nTI  - T\nPB  - Elsevier BV\nPY  - 2024\nN1  - Export Date: 7 May 2024; Cited By: 1\nER  - \n'
  const [entry] = await readText(text, 'ris')
  expect(entry?.draft).toMatchObject({ type: 'preprint', publisher: 'Elsevier BV' })
  expect(entry?.notes.join()).toMatch(/taken for a preprint/)
  expect(entry?.notes.join()).not.toMatch(/Cited/)
})

const readOne = async (text: string, format: Parameters<typeof readText>[1]) =>
  (await readText(text, format))[0]

test.each([
  ['may # "/" # jun', { month: 5, day: undefined }],
  ['jul # "--" # aug', { month: 7, day: undefined }],
  ['dec # "~16"', { month: 12, day: 16 }],
])('BibTeX: the month %s', async (month, expected) => {
  const entry = await readOne(`@article{a, title={T}, journal={J}, year=2020, month=${month}}`, 'bibtex')
  expect({ month: entry?.draft?.month, day: entry?.draft?.day }).toEqual(expected)
})

test('DBLP’s CoRR is arXiv', async () => {
  const text =
    '@article{DBLP:journals/corr/V17, title={T}, journal={CoRR}, volume={abs/1706.03762}, year=2017, eprinttype={arXiv}, eprint={1706.03762}}'
  const draft = (await readOne(text, 'bibtex'))?.draft
  expect(draft).toMatchObject({ type: 'preprint', publisher: 'arXiv', arxivId: '1706.03762' })
  expect(draft).not.toHaveProperty('volume')
})

test('Web of Science’s date of early access breaks nothing', async () => {
  const text =
    '@article{WOS:1,\nAuthor = {Sample, Jane},\nTitle = {T},\nJournal = {J},\nYear = {2020},\nEarly Access Date = {{NOV 2019}},\nArticle-Number = {{104512}},\n}'
  const entry = await readOne(text, 'bibtex')
  expect(entry).toMatchObject({ problems: [], notes: [], draft: { pages: '104512' } })
})

test('BibLaTeX: what an entry takes from another by xdata is its own, and the other is no paper', async () => {
  const text =
    '@xdata{xd, publisher={Springer}, date={2015}}\n@book{bk, title={B}, author={Bee, A.}, xdata={xd}}'
  const [lent, book] = await readText(text, 'bibtex')
  expect(lent?.draft).toBeUndefined()
  expect(book).toMatchObject({ notes: [], draft: { publisher: 'Springer', year: 2015 } })
})

test('a comma within a keyword divides nothing where each has its own place, or between digits', async () => {
  const ris =
    'TY  - JOUR\nTI  - T\nKW  - 2,4-dinitrophenol\nKW  - sensors, chemical\nKW  - ZnO/SnO2/rGO\nER  - '
  expect((await readOne(ris, 'ris'))?.draft?.keywords).toBe(
    '2,4-dinitrophenol; sensors, chemical; ZnO/SnO2/rGO',
  )
  const bibtex = '@article{a, title={T}, keywords={2,4-dinitrophenol, sensors}}'
  expect((await readOne(bibtex, 'bibtex'))?.draft?.keywords).toBe('2,4-dinitrophenol; sensors')
})

test('BibTeX: names in Chinese, Japanese and Korean script begin with the family’s name', async () => {
  const names = ['李 伟 and 김 민준 and {王 小明} and 田中, マリー', '山田 太郎']
  const entries = await bibtex(
    names
      .map((name, at) => `@article{k${at}, title={T}, author={${name}}, journal={J}, year=2020}`)
      .join('\n'),
  )
  expect(entries.map(({ draft }) => draft?.authors)).toEqual([
    ['李 伟', '김 민준', '王 小明', '田中 マリー'],
    ['山田 太郎'],
  ])
})

test('CSL-JSON: particles stand in the order in which they are spoken; pages have both ends', async () => {
  const item = {
    type: 'article-journal',
    title: 'T',
    page: '1234-45',
    author: [{ family: 'Fontaine', given: 'Jean', 'dropping-particle': 'de', 'non-dropping-particle': 'La' }],
  }
  const entry = await readOne(JSON.stringify([item]), 'csl')
  expect(entry?.draft).toMatchObject({ authors: ['Jean de La\u00a0Fontaine'], pages: '1234-1245' })
})

test('RIS: a report without a kind is one', async () => {
  const text = 'TY  - RPRT\nTI  - T\nPB  - NREL\nPY  - 2020\nER  - '
  expect((await readOne(text, 'ris'))?.draft).toMatchObject({ type: 'book', genre: 'Report' })
})

test('an address and a DOI stand in XML with their own signs', async () => {
  const text = `<xml><records><record><ref-type name="Journal Article">17</ref-type><titles><title>T</title></titles>
<urls><related-urls><url>https://www.scopus.com/record.uri?eid=1&amp;partnerID=40</url></related-urls></urls>
<electronic-resource-num>10.1002/(SICI)1097-0142(19990301)85:5&lt;1023::AID-CNCR3&gt;3.0.CO;2-2</electronic-resource-num>
</record></records></xml>`
  const format = formatOf(text)
  if (format === undefined || format === 'doi') throw new Error('It looks like no format')
  expect((await readOne(text, format))?.draft).toMatchObject({
    link: 'https://www.scopus.com/record.uri?eid=1&partnerID=40',
    doi: '10.1002/(SICI)1097-0142(19990301)85:5<1023::AID-CNCR3>3.0.CO;2-2',
  })
})
