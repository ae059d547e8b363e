import { expect, test } from 'vitest'
import { formatOf, unreadKind } from './format'
import { readText } from './read'

async function read(text: string) {
  const format = formatOf(text)
  if (format === undefined || format === 'doi') throw new Error('It looks like no file of entries.')
  return { format, entries: await readText(text, format) }
}

test('Web of Science: names on lines of their own, the month beside the year, an article number', async () => {
  const { format, entries } = await read(`FN Clarivate Analytics Web of Science
VR 1.0
PT J
AU Sample, J
   Mueller, JA
AF Sample, Jane
   Mueller, Joerg A.
TI Gas sensing with ZnO nanorods: a long title that
   goes on in a second line
SO SAMPLE JOURNAL OF SENSORS
DT Article
DI 10.5555/wos.1
CR Cited A, 2001, J CITED, V1, P2, DOI 10.5555/cited.1
   Cited B, 2002, J CITED, V2, P3, DOI 10.5555/cited.2
PD OCT 15
PY 2020
VL 12
IS 3
AR 012345
AB An abstract.
UT WOS:000000000000001
ER

PT S
AU Example, E
TI A talk
SO PROCEEDINGS OF SAMPLES
DT Proceedings Paper
PD NOV
PY 2019
BP 12
EP 15
ER

EF`)
  expect(format).toBe('wos')
  expect(entries.map(({ draft }) => draft)).toEqual([
    {
      title: 'Gas sensing with ZnO nanorods: a long title that goes on in a second line',
      type: 'article',
      authors: ['Jane Sample', 'Joerg A. Mueller'],
      journal: 'Sample Journal of Sensors',
      volume: '12',
      issue: '3',
      pages: '012345',
      doi: '10.5555/wos.1',
      year: 2020,
      month: 10,
      day: 15,
      abstract: 'An abstract.',
    },
    {
      title: 'A talk',
      type: 'conferencePaper',
      authors: ['E Example'],
      booktitle: 'PROCEEDINGS OF SAMPLES',
      pages: '12-15',
      year: 2019,
      month: 11,
    },
  ])
})

test('PubMed: whole names before initials, pages that are cut, the DOI among identifiers', async () => {
  const { format, entries } = await read(`PMID- 12345678
OWN - NLM
TI  - [Nanoparticles against bacteria: a title
      of two lines].
FAU - Sample, Jane
AU  - Sample J
CN  - The Sample Consortium
JT  - Sample journal of biology
TA  - Sample J Biol
DP  - 2018 Feb 3
VI  - 7
IP  - 2
PG  - 1234-45
LID - S0000-0000(18)30001-1 [pii]
LID - 10.5555/nbib.1 [doi]
PT  - Journal Article
AB  - Text of the abstract.

PMID- 12345679
TI  - Another one
AU  - Example E
DP  - 2017
PT  - Preprint
`)
  expect(format).toBe('nbib')
  expect(entries.map(({ draft }) => draft)).toEqual([
    {
      title: 'Nanoparticles against bacteria: a title of two lines',
      type: 'article',
      authors: ['Jane Sample', 'The Sample Consortium'],
      journal: 'Sample journal of biology',
      pmid: '12345678',
      volume: '7',
      issue: '2',
      pages: '1234-1245',
      doi: '10.5555/nbib.1',
      year: 2018,
      month: 2,
      day: 3,
      abstract: 'Text of the abstract.',
    },
    { title: 'Another one', type: 'preprint', authors: ['E Example'], year: 2017, pmid: '12345679' },
  ])
})

test('EndNote and RefWorks', async () => {
  const endnote = await read(`%0 Journal Article
%T Sample title
%A Sample, Jane
%A Example, Jr, Ed
%J Sample Journal
%V 4
%P 1-9
%D 2016
%R 10.5555/enw.1
`)
  expect([endnote.format, endnote.entries[0]?.draft]).toEqual([
    'enw',
    {
      title: 'Sample title',
      type: 'article',
      authors: ['Jane Sample', 'Example, Jr, Ed'],
      journal: 'Sample Journal',
      volume: '4',
      pages: '1-9',
      doi: '10.5555/enw.1',
      year: 2016,
    },
  ])
  const refworks = await read(`RT Journal Article
SR Electronic
A1 Sample,Jane
T1 Sample title
JF Sample Journal
YR 2015
FD May 4
SP 1
OP 9
`)
  expect([refworks.format, refworks.entries[0]?.draft]).toEqual([
    'refworks',
    {
      title: 'Sample title',
      type: 'article',
      authors: ['Jane Sample'],
      journal: 'Sample Journal',
      pages: '1-9',
      year: 2015,
      month: 5,
      day: 4,
    },
  ])
})

test('a text that names DOIs is no list of them, and what is not read is called by its name', () => {
  expect(formatOf('10.5555/1\nhttps://doi.org/10.5555/2\n\ndoi:10.5555/3')).toBe('doi')
  expect(formatOf('Sample, J. A paper (2020). https://doi.org/10.5555/1')).toBe('doi')
  expect(formatOf('A report.\nIt has pages.\nAnd one source: 10.5555/1')).toBeUndefined()
  expect(unreadKind('%PDF-1.7')).toBe('a PDF')
  expect(unreadKind('A report.')).toBeUndefined()
})

test('Web of Science: what a journal printed is an article, also of a conference', async () => {
  const { entries } = await read(`FN Clarivate Analytics Web of Science
VR 1.0
PT J
AF Sample, Jane
TI Films of a conference
SO JOURNAL OF SAMPLE GROWTH
DT Article; Proceedings Paper
PY 2020
ER
EF`)
  expect(entries[0]?.draft).toMatchObject({ type: 'article', journal: 'Journal of Sample Growth' })
})

test('PubMed: places of journals, discussions behind the pages and the full stop of a title are no part of them', async () => {
  const { entries } = await read(`PMID- 1
TI  - A title with a stop.
PG  - 1234-45; discussion 1246
FAU - Sample, Jane
DP  - 2020 Mar
JT  - Science (New York, N.Y.)
`)
  expect(entries[0]?.draft).toMatchObject({
    title: 'A title with a stop',
    journal: 'Science',
    pages: '1234-1245',
  })
})

test('EndNote: each line of keywords is one', async () => {
  const { entries } = await read(
    '%0 Journal Article\n%T A title\n%A Sample, J\n%K zinc oxide\nnanowires\n%D 2020\n',
  )
  expect(entries[0]?.draft?.keywords).toBe('zinc oxide; nanowires')
})

test('RefWorks: a line of an abstract that begins with capitals is part of it', async () => {
  const { entries } = await read(
    'RT Journal Article\nT1 A title\nA1 Sample, J\nAB Long,\nDNA is here\nYR 2020\n',
  )
  expect(entries[0]?.draft?.abstract).toBe('Long, DNA is here')
})

test('Web of Science: a patent has its number', async () => {
  const text = 'PT P\nTI Catheter\nAU Sample, A.\nPN US 07967789\nSO Gazette\nPY 2011\nER\n'
  const [entry] = await readText(text, 'wos')
  expect(entry?.draft).toMatchObject({ type: 'patent', issue: 'US 07967789' })
})
