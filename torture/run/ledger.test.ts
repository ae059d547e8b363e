import { expect, test } from 'vitest'
import { judge, type Found, type Write } from './ledger.ts'

const created: Write = {
  action: 'create',
  kind: 'event',
  mark: 'torture-1-1',
  documentId: 'a',
  version: 1,
  outcome: 'acknowledged',
  attempts: 1,
}
const updated: Write = { ...created, action: 'update', mark: 'torture-1-2', version: 2 }
const deleted: Write = { ...updated, action: 'delete' }

const there: Found['documents'] = [
  { kind: 'event', documentId: 'a', mark: 'torture-1-1', version: 1, position: null },
]
const line = ({ action, kind, mark }: Write) => ({ action, kind, mark, documentId: 'a' })
const summary = (writes: Write[], found: Found) =>
  judge(writes, found).map(({ what, words }) => `${what}: ${words}`)

test('what was acknowledged and is there once is right', () => {
  expect(summary([created], { documents: there, history: [line(created)] })).toEqual([])
})

test('an acknowledged write that is not there is lost, with its line', () => {
  expect(summary([created], { documents: [], history: [] })).toEqual([
    'lost: the history has no line of it',
    'lost: it is not there',
  ])
})

test('of a document only the last write must be seen', () => {
  const documents = [{ ...there[0], mark: 'torture-1-2', version: 2 }] as Found['documents']
  const history = [line(created), line(updated)]
  expect(summary([created, updated], { documents, history })).toEqual([])
  expect(summary([created, updated], { documents: there, history })).toEqual([
    'lost: it holds torture-1-1 instead',
  ])
})

test('two documents with the words of one write are doubled', () => {
  const documents = [...there, { ...there[0], documentId: 'b' }] as Found['documents']
  expect(summary([created], { documents, history: [line(created), line(created)] })).toEqual([
    'doubled: 2 documents have its words',
    'doubled: the history has 2 lines of it',
  ])
})

test('a version that is too high was saved twice', () => {
  const documents = [{ ...there[0], mark: 'torture-1-2', version: 3 }] as Found['documents']
  expect(summary([created, updated], { documents, history: [line(created), line(updated)] })).toEqual([
    'doubled: its version is 3 instead of 2',
  ])
})

test('what was deleted must be gone', () => {
  const history = [created, updated, deleted].map(line)
  expect(summary([created, updated, deleted], { documents: [], history })).toEqual([])
  expect(summary([created, updated, deleted], { documents: there, history })).toEqual([
    'lost: it was deleted, and is there',
  ])
})

test('a write without an answer may be done or not, and one that was refused may not', () => {
  const open: Write = { ...created, outcome: 'unknown' }
  expect(summary([open], { documents: [], history: [] })).toEqual([])
  expect(summary([open], { documents: there, history: [line(open)] })).toEqual([])
  const refused: Write = { ...created, outcome: 'refused' }
  expect(summary([refused], { documents: there, history: [line(refused)] })).toEqual([
    'lost: it was refused, and is in the history',
  ])
})

test('what an import has made is found by its words', () => {
  const imported: Write = {
    action: 'create',
    kind: 'publication',
    mark: 'torture-1-9',
    outcome: 'acknowledged',
    attempts: 1,
  }
  const documents: Found['documents'] = [
    { kind: 'publication', documentId: 'p', mark: 'torture-1-9', version: 1, position: null },
  ]
  expect(summary([imported], { documents, history: [line(imported)] })).toEqual([])
  expect(summary([imported], { documents: [], history: [line(imported)] })).toEqual(['lost: it is not there'])
})

test('the last order of the gallery is the one that is there', () => {
  const image = (documentId: string, position: number): Found['documents'][number] => ({
    kind: 'galleryImage',
    documentId,
    mark: undefined,
    version: 1,
    position,
  })
  const order: Write = {
    action: 'order',
    kind: 'galleryImage',
    mark: '',
    order: ['a', 'b'],
    outcome: 'acknowledged',
    attempts: 1,
  }
  const history = [{ action: 'order', kind: 'galleryImage', documentId: null, mark: undefined }]
  expect(summary([order], { documents: [image('a', 1), image('b', 2)], history })).toEqual([])
  expect(summary([order], { documents: [image('a', 2), image('b', 1)], history: [] })).toEqual([
    'lost: 0 orders in the history of 1',
    'lost: the gallery has the places 2, 1',
  ])
})
