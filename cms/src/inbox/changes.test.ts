import { expect, test } from 'vitest'
import type { PreviewEntry } from '../import/proposals'
import { asChange, changedDoi, changeKey } from './changes'

const change = (...differences: PreviewEntry['differences']): PreviewEntry => ({
  index: 0,
  source: 'Crossref',
  state: 'changes',
  problems: [],
  notes: [],
  splitAuthors: null,
  fields: { type: 'article', authors: [], year: 2024 },
  existing: { documentId: 'a', slug: 'a', version: 1, title: 'A' },
  differences,
})

const year = { field: 'year', before: '2023', after: '2024' }
const volume = { field: 'volume', before: null, after: '12' }

test('the year moves with the volume, and not alone', () => {
  expect(asChange(change(year, volume))).toMatchObject({ state: 'changes', differences: [year, volume] })
  expect(asChange(change(year))).toMatchObject({
    state: 'duplicate',
    differences: [],
    fields: { year: 2023 },
  })
})

test('what staff chose as the type stays', () => {
  const type = { field: 'type', before: 'conferencePaper', after: 'chapter' }
  expect(asChange(change(type, volume))).toMatchObject({
    differences: [volume],
    fields: { type: 'conferencePaper' },
  })
})

test('a change is known again by its DOI and what it says', () => {
  const key = changeKey('10.5555/A', [volume])
  expect(changedDoi(key)).toBe('10.5555/a')
  expect(changeKey('10.5555/a', [volume])).toBe(key)
  expect(changeKey('10.5555/a', [year])).not.toBe(key)
  expect(changedDoi('doi 10.5555/a')).toBeUndefined()
})
