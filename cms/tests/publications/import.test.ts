import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { asVisitor, cms, problemsOf, sendGraphql } from '../setup/client'
import { done, history, trash } from '../setup/editing'
import { signIn } from '../setup/staff'

interface Entry {
  index: number
  source: string
  state: string
  problems: { field: string | null; message: string }[]
  notes: string[]
  splitAuthors: string[] | null
  fields: (Record<string, unknown> & { authors: string[] }) | null
  existing: { documentId: string; slug: string; version: number; title: string } | null
  differences: { field: string; before: string | null; after: string }[]
}

const fieldNames =
  'title type authors journal booktitle publisher volume issue pages doi link pdfLink codeLink dataLink videoLink year month day abstract editors genre isbn issn arxivId pmid keywords funding licence language citationKey'
const readQuery = `query($text: String!, $format: ImportFormat) {
  readPublications(text: $text, format: $format) {
    entries {
      index source state notes splitAuthors
      problems { field message }
      fields { ${fieldNames} }
      existing { documentId slug version title }
      differences { field before after }
    }
  }
}`
const importMutation = `mutation($entries: [ImportEntryInput!]!, $key: ID!) {
  importPublications(entries: $entries, key: $key) { importId created changed }
}`
const undoMutation =
  'mutation($id: ID!) { undoImport(importId: $id) { removed putBack kept { documentId title reason } } }'

let staff = ''
beforeAll(async () => {
  staff = await signIn(cms.url)
})

const read = async (text: string, format?: string) =>
  (await done<{ entries: Entry[] }>(staff, readQuery, { text, format })).entries

/** The entry as it is sent back, as the site does. */
const chosen = ({ fields, existing }: Entry, more: object = {}) => ({
  ...(existing && { documentId: existing.documentId, version: existing.version }),
  data: { ...fields, authors: fields?.authors.map((name) => ({ name })), ...more },
})

const save = (entries: Entry[], key = randomUUID()) =>
  done<{ importId: string; created: number; changed: number }>(staff, importMutation, {
    entries: entries.map((entry) => chosen(entry)),
    key,
  })

const undo = (id: string) =>
  done<{ removed: number; putBack: number; kept: { title: string; reason: string }[] }>(staff, undoMutation, {
    id,
  })

const count = async (year: number) => {
  const { data } = await asVisitor(
    'query($year: Int!) { selectedPublications(filter: { year: $year }) { title } }',
    { year },
  )
  return (data?.selectedPublications as unknown as unknown[]).length
}

const bib = (key: string, title: string, more = '') =>
  `@article{${key}, title={${title}}, author={Importer, Ida and Other, O.}, journal={Sample Journal of Imports}, year={1997}, ${more}}\n`

test('what is new, changed, the same or broken is told before anything is saved', async () => {
  await save(await read(bib('stored1997', 'Stored already', 'doi={10.5555/stored}, pages={1--9}')))
  const entries = await read(
    bib('a', 'A {New} TiO$_2$ paper') +
      bib('b', 'Stored Already', 'doi={https://doi.org/10.5555/STORED}, volume={7}') +
      bib('c', 'Stored already', 'pages={1-9}') +
      '@article{d, title={Unclosed, year=1997}\n' +
      '@article{e, title={Without a journal}, year={1997}}\n',
  )
  expect(entries.map(({ source, state }) => `${source} ${state}`)).toEqual([
    'a new',
    'b changes',
    'c duplicate',
    'd problem',
    'e problem',
  ])
  expect(entries[0]?.fields).toMatchObject({
    title: 'A New TiO<sub>2</sub> paper',
    authors: ['Ida Importer', 'O. Other'],
  })
  expect(entries[1]).toMatchObject({
    existing: { title: 'Stored already', version: 1 },
    fields: { title: 'Stored already', pages: '1-9', volume: '7', doi: '10.5555/stored' },
    differences: [{ field: 'volume', before: null, after: '7' }],
  })
  expect(entries[4]?.problems).toEqual([{ field: 'journal', message: 'Journal is required' }])
  expect(await count(1997)).toBe(1)
})

describe.each([
  'google-scholar.bib',
  'zotero.bib',
  'zotero-biblatex.bib',
  'mendeley.bib',
  'jabref.bib',
  'endnote.ris',
  'crossref.json',
])('%s', (file) => {
  test('imported twice adds nothing and changes nothing, and is taken back at once', async () => {
    const text = readFileSync(join(import.meta.dirname, '../fixtures/import', file), 'utf8')
    const entries = (await read(text)).filter(({ state }) => state === 'new')
    expect(entries.length).toBeGreaterThan(0)
    const { created, importId } = await save(entries)
    expect(created).toBe(entries.length)
    const again = await read(text)
    expect(again.filter(({ state }) => state === 'new' || state === 'changes')).toEqual([])
    expect(again.filter(({ state }) => state === 'duplicate')).toHaveLength(entries.length)
    expect(await undo(importId)).toEqual({ removed: entries.length, putBack: 0, kept: [] })
    expect((await read(text)).filter(({ state }) => state === 'new')).toHaveLength(entries.length)
  })
})

test('what can be read of a damaged entry is there to be corrected; people in one name can be taken apart', async () => {
  const [damaged, joined, long] = await read(
    bib('damaged', 'A damaged one', 'abstract={for 5$ each}') +
      '@article{joined, title={Joined}, author={A. One, B. Two, C. Three}, journal={J}, year={1997}}\n' +
      bib('long', 'A long one', `abstract={${'long '.repeat(4001)}}`),
  )
  expect(damaged).toMatchObject({
    state: 'problem',
    problems: [{ field: null, message: /^This entry cannot be read as it is near line 1/ }],
    fields: { title: 'A damaged one', authors: ['Ida Importer', 'O. Other'], year: 1997 },
  })
  expect(joined).toMatchObject({
    state: 'new',
    fields: { authors: ['A. One, B. Two, C. Three'] },
    splitAuthors: ['A. One', 'B. Two', 'C. Three'],
    notes: [/several people/],
  })
  expect(long).toMatchObject({
    state: 'problem',
    problems: [{ field: 'abstract' }],
    fields: { title: 'A long one', abstract: /^long long/ },
  })
})

test('an import is saved whole or not at all, and names every wrong entry', async () => {
  const entries = await read(bib('w1', 'Whole one') + bib('w2', 'Whole two') + bib('w3', 'Whole three'))
  const answer = await sendGraphql(
    importMutation,
    {
      entries: entries.map((entry, index) =>
        chosen(entry, index === 1 ? { title: '' } : index === 2 ? { day: 40 } : {}),
      ),
      key: randomUUID(),
    },
    staff,
  )
  expect(problemsOf(answer)).toEqual([
    'entries.1.title: Publication title is required',
    'entries.2.day: The day must be a number from 1 to 31',
    'entries.2.month: Choose the month of the day too',
  ])
  expect((await read(bib('w1', 'Whole one')))[0]?.state).toBe('new')
})

test('an import that is sent again is done once', async () => {
  const entries = await read(bib('once', 'Sent again'))
  const key = randomUUID()
  const answers = await Promise.all([save(entries, key), save(entries, key)])
  expect(answers).toEqual([1, 1].map(() => ({ importId: key, created: 1, changed: 0 })))
})

test('undoing leaves what was edited since, and says so', async () => {
  await save(await read(bib('u0', 'Undone change', 'doi={10.5555/undone}')))
  const entries = await read(
    bib('u0', 'Undone change', 'doi={10.5555/undone}, volume={3}') +
      bib('u1', 'Undone new') +
      bib('u2', 'Edited since'),
  )
  expect(entries.map(({ state }) => state)).toEqual(['changes', 'new', 'new'])
  const { importId, created, changed } = await save(entries)
  expect([created, changed]).toEqual([2, 1])
  const changes = await done<{ importId: string | null; title: string }[]>(
    staff,
    '{ changes(limit: 3) { importId title } }',
  )
  expect(changes.map((change) => change.importId)).toEqual([importId, importId, importId])

  const [edited] = await read(bib('u2', 'Edited since'))
  await done(
    staff,
    'mutation($id: ID!, $data: PublicationInput!) { updatePublication(documentId: $id, data: $data) { slug } }',
    { id: edited?.existing?.documentId, data: { version: edited?.existing?.version, issue: '9' } },
  )
  const undone = await undo(importId)
  expect(undone).toMatchObject({
    removed: 1,
    putBack: 1,
    kept: [{ title: 'Edited since', reason: 'It has been edited since.' }],
  })
  expect((await trash(staff)).map(({ title }) => title)).toContain('Undone new')
  expect((await read(bib('u0', 'Undone change', 'doi={10.5555/undone}')))[0]?.fields).not.toMatchObject({
    volume: '3',
  })
  expect((await history(staff))[0]?.action).toBe('revert')
  await expect(undo(importId)).rejects.toThrow('has been taken back already')
})

test('of two who undo one import at once, one does and the other is told', async () => {
  const { importId } = await save(await read(bib('twice', 'Undone by two')))
  const ends = await Promise.allSettled([undo(importId), undo(importId)])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const end of ends) {
    if (end.status === 'fulfilled') expect(end.value).toMatchObject({ removed: 1, kept: [] })
    else expect(String(end.reason)).toContain('has been taken back already')
  }
})

test('a paper that somebody saved since it was read is not overwritten', async () => {
  await save(await read(bib('s0', 'Stale paper', 'doi={10.5555/stale}')))
  const entries = await read(bib('s0', 'Stale paper', 'doi={10.5555/stale}, volume={4}'))
  await save(entries)
  const answer = await sendGraphql(
    importMutation,
    { entries: entries.map((entry) => chosen(entry)), key: randomUUID() },
    staff,
  )
  expect(problemsOf(answer)).toEqual([expect.stringMatching(/^entries\.0: Somebody else saved this/)])
})

test('of the same paper twice in a file the first takes what only the second knows', async () => {
  const [one] = await read(
    bib('t4', 'Known twice in one file', 'pages = {1-9}') +
      bib('t5', 'Known twice in one file', 'pages = {1-9}, volume = {7}'),
  )
  expect(one?.fields).toMatchObject({ pages: '1-9', volume: '7' })
})

test('a third copy whose DOI is not that of the second is another paper', async () => {
  const copy = (key: string, more?: string) => bib(key, 'Known three times in one file', more)
  const entries = await read(
    copy('t8') + copy('t9', 'doi = {10.5555/three.a}') + copy('t10', 'doi = {10.5555/three.b}'),
  )
  expect(entries.map(({ state }) => state)).toEqual(['new', 'duplicate', 'new'])
  expect(entries.map(({ fields }) => fields?.doi)).toEqual([
    '10.5555/three.a',
    '10.5555/three.a',
    '10.5555/three.b',
  ])
})

test('two papers of one short title in two journals are two', async () => {
  const entries = await read(
    bib('t6', 'Erratum') + bib('t7', 'Erratum').replace(/journal=\{[^}]*\}/, 'journal={Another Journal}'),
  )
  expect(entries.map(({ state }) => state)).toEqual(['new', 'new'])
})

test('the same paper twice in a file, and a citation key that is taken, are told', async () => {
  const [one, two, three] = await read(
    bib('t1', 'Twice in a file') + bib('t2', 'Twice in a File') + bib('stored1997', 'Key of another'),
  )
  expect([one?.state, two?.state, three?.state]).toEqual(['new', 'duplicate', 'new'])
  expect(two?.notes).toEqual(['The same as entry 1 of this text, which takes what only this one knows.'])
  expect(three?.notes[0]).toContain('citation key stored1997')
})

test.each([
  ['', undefined, 'There is nothing to read'],
  ['hello', undefined, 'looks like none of'],
  ['PK\u0003\u0004a.bib', undefined, 'a zip archive'],
  ['[{', 'csl', 'no valid JSON'],
])('%j is refused in words', async (text, format, message) => {
  await expect(read(text, format)).rejects.toThrow(message)
})

test('a text that stands for more than any memory holds is refused, and nobody else notices', async () => {
  const doubled = Array.from({ length: 40 }, (_, n) => `@string{a${n + 1} = a${n} # a${n}}`)
  const text = ['@string{a0 = "aaaaaaaaaa"}', ...doubled, '@article{k, title = a40}'].join('\n')
  await expect(read(text)).rejects.toThrow('This text cannot be read. Reading it takes too much memory.')
  expect((await asVisitor('{ updates { title } }')).errors).toBeUndefined()
})

test('a date beyond all calendars is left out', async () => {
  const [entry] = await read(
    '[{"title":"When?","container-title":"J","issued":{"date-parts":[[1e308,99,99]]}}]',
    'csl',
  )
  expect(entry?.fields).toMatchObject({ year: null, month: null, day: null })
  expect(entry?.problems).toEqual([{ field: 'year', message: 'Publication year is required' }])
})

test('only staff import', async () => {
  for (const [query, variables] of [
    [readQuery, { text: 'x' }],
    [importMutation, { entries: [{ data: { title: 'T' } }], key: randomUUID() }],
    [undoMutation, { id: 'x' }],
  ] as const) {
    expect((await asVisitor(query, variables)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  }
})

test('DOIs: without a connection each says so', async () => {
  const entries = await read('10.5555/none, doi:10.5555/neither\nnothing', 'doi')
  expect(entries.map(({ state }) => state)).toEqual(['problem', 'problem', 'problem'])
  expect(entries[0]?.problems[0]?.message).toContain('cannot be reached')
  expect(entries[2]?.problems[0]?.message).toContain('This is no DOI')
})

test('a DOI that is on the site is known without a connection', async () => {
  const { importId } = await save(await read(bib('here', 'Here already', 'doi={10.5555/HERE}')))
  const entries = await read('10.5555/here\n10.5555/elsewhere', 'doi')
  expect(entries.map(({ state }) => state)).toEqual(['duplicate', 'problem'])
  expect(entries[0]).toMatchObject({
    existing: { title: 'Here already' },
    fields: { title: 'Here already', year: 1997 },
    problems: [],
    notes: [expect.stringContaining('cannot be reached')],
  })
  await undo(importId)
})

test('three hundred papers are read and saved in one go, within seconds', async () => {
  const text = Array.from({ length: 300 }, (_, n) =>
    bib(
      `many${String(n)}`,
      `Paper number ${String(n)} of many: $\\alpha$-Fe$_2$O$_3$ {\\&} \\ch{ZnO}`,
      `abstract={${'Words of an abstract. '.repeat(40)}}, pages={${String(n)}--${String(n + 9)}}`,
    ),
  ).join('\n')
  const begun = Date.now()
  const entries = await read(text)
  const readIn = Date.now() - begun
  expect(entries.every(({ state }) => state === 'new')).toBe(true)
  const { created, importId } = await save(entries)
  const savedIn = Date.now() - begun - readIn
  expect(created).toBe(300)
  const undone = await undo(importId)
  expect(undone.removed).toBe(300)
  console.log(
    `300 entries: read in ${String(readIn)} ms, saved in ${String(savedIn)} ms, taken back in ${String(Date.now() - begun - readIn - savedIn)} ms`,
  )
})
