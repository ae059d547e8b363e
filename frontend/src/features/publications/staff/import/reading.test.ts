import { expect, test } from 'vitest'
import { stateInWords, summary, type Entry, type EntryState } from './entry'
import { nothing, readings } from './reading'
import { sampleRecord } from '../../record/sample-record'
import { refusedEntries } from './refused-entries'

const entry = (index: number, state: EntryState): Entry => ({
  index,
  source: `key${String(index)}`,
  state,
  problems: [],
  notes: [],
  splitAuthors: null,
  publication: null,
  existing: null,
  differences: [],
})

const { slug: _, ...record } = sampleRecord({ title: 'T', authors: ['A. One, B. Two'] })
const sampleEntry = { publication: { ...record, authorNote: null } }

const read = readings(nothing, {
  type: 'read',
  entries: [entry(0, 'new'), entry(1, 'changes'), entry(2, 'duplicate'), entry(3, 'problem')],
})

test('what is new or changes something is chosen, what is stored already or wrong is not', () => {
  expect([...read.chosen]).toEqual([0, 1])
})

test('what would take authors away is chosen by nobody but the person', () => {
  const fewer = {
    ...entry(0, 'changes'),
    differences: [{ field: 'authors', before: 'A. One; B. Two', after: 'A. One' }],
  }
  const more = {
    ...entry(1, 'changes'),
    differences: [{ field: 'authors', before: 'A. One', after: 'A. One; B. Two' }],
  }
  const found = readings(nothing, { type: 'read', entries: [fewer, more] })
  expect([...found.chosen]).toEqual([1])
  expect(stateInWords(fewer)).toBe('Changes one that is stored, and names fewer authors')
  const ticked = readings(found, { type: 'choose all', chosen: true })
  expect([...readings(ticked, { type: 'follow', entries: [fewer, more] }).chosen]).toEqual([0, 1])
})

test('every entry is counted', () => {
  const existing = { documentId: 'a', slug: 'a', title: 'A', version: 1 }
  expect(summary([...read.entries, { ...entry(4, 'duplicate'), existing }])).toBe(
    '5 entries: 1 new, 1 changes one that is stored, 1 stored already, 1 in this text already, 1 needs correcting.',
  )
  expect(summary([])).toBe('There is no entry in this text.')
})

test('what is found anew comes to the others, and what was done to them stays', () => {
  const corrected = { ...sampleEntry.publication, title: 'Corrected' }
  const worked = [
    { type: 'correct', index: 3, publication: corrected } as const,
    { type: 'choose', index: 0, chosen: false } as const,
  ].reduce(readings, read)
  const found = [entry(0, 'new'), entry(3, 'problem'), entry(4, 'new')]
  const { entries, chosen } = readings(worked, { type: 'follow', entries: found })
  expect(entries.map(({ index }) => index)).toEqual([0, 3, 4])
  expect(entries[1]?.publication?.title).toBe('Corrected')
  expect([...chosen]).toEqual([3, 4])
})

test('people in one name are taken apart, and the entry stays as it is otherwise', () => {
  const { publication } = sampleEntry
  const joined: Entry = { ...entry(0, 'problem'), publication, splitAuthors: ['A. One', 'B. Two'] }
  const { entries } = readings({ entries: [joined], chosen: new Set() }, { type: 'split authors', index: 0 })
  expect(entries[0]).toMatchObject({
    state: 'problem',
    splitAuthors: null,
    publication: { title: 'T', authors: ['A. One', 'B. Two'] },
  })
})

test('what is saved leaves the list, the others stay', () => {
  const saved = readings(read, { type: 'remove', those: read.entries.slice(0, 1) })
  expect(saved.entries.map(({ index }) => index)).toEqual([1, 2, 3])
  expect([...saved.chosen]).toEqual([1])
})

test('what is taken back is in its place again as it was corrected, and changes what is stored now', () => {
  const saved = [entry(0, 'new'), { ...entry(1, 'new'), source: 'corrected' }]
  const existing = {
    documentId: 'a',
    slug: 'a',
    title: 'A',
    version: 3,
  }
  const readAnew = [entry(0, 'duplicate'), { ...entry(1, 'problem'), existing }]
  const back = readings(readings(read, { type: 'remove', those: saved }), {
    type: 'take back',
    saved,
    entries: readAnew,
  })
  expect(back.entries.map(({ state }) => state)).toEqual(['duplicate', 'changes', 'duplicate', 'problem'])
  expect(back.entries[1]).toMatchObject({ source: 'corrected', existing: { version: 3 } })
  expect([...back.chosen]).toEqual([1])
})

test('an entry that the CMS refuses is not chosen any more and says why', () => {
  const problems = refusedEntries({ 'entries.0.doi': 'The DOI is wrong', other: 'x' }, read.entries)
  const refused = readings(read, { type: 'refuse', problems })
  expect([...refused.chosen]).toEqual([1])
  expect(refused.entries[0]).toMatchObject({
    state: 'problem',
    problems: [{ field: 'doi', message: 'The DOI is wrong' }],
  })
})

test('a change that is left out leaves what is stored, and comes back as it was', () => {
  const entries: Entry[] = [
    {
      ...entry(0, 'changes'),
      ...sampleEntry,
      differences: [
        { field: 'year', before: '2019', after: '2020' },
        { field: 'authors', before: 'A. One; B. Two', after: 'A. One, B. Two' },
      ],
    },
  ]
  const read = readings(nothing, { type: 'read', entries })
  const begun = readings(read, { type: 'choose', index: 0, chosen: true })
  const left = ['year', 'authors'].reduce(
    (reading, field) => readings(reading, { type: 'take field', index: 0, field, taken: false }),
    begun,
  )
  expect(left.entries[0]?.publication).toMatchObject({ year: 2019, authors: ['A. One', 'B. Two'] })
  const again = readings(left, { type: 'take field', index: 0, field: 'year', taken: true })
  expect(again.entries[0]?.publication?.year).toBe(2020)
  expect([...again.chosen]).toEqual([0])
})
