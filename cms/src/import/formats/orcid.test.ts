import { expect, test } from 'vitest'
import { formatOf } from './format'
import { readText } from './read'

const summary = (more: object) => ({
  'put-code': 12,
  title: { title: { value: 'Growth of ZnO' }, subtitle: null },
  'external-ids': {
    'external-id': [
      { 'external-id-type': 'doi', 'external-id-value': '10.5555/a', 'external-id-relationship': 'self' },
      { 'external-id-type': 'issn', 'external-id-value': '2049-3630', 'external-id-relationship': 'part-of' },
    ],
  },
  type: 'journal-article',
  'publication-date': { year: { value: '2021' }, month: { value: '05' }, day: null },
  'journal-title': { value: 'Sample Journal' },
  'display-index': '0',
  ...more,
})

test('ORCID: of the works of a group the preferred one is read, and that a list names no authors is told', async () => {
  const preferred = summary({ title: { title: { value: 'Growth of ZnO, preferred' } }, 'display-index': '1' })
  const text = JSON.stringify({ group: [{ 'work-summary': [summary({}), preferred] }], path: '/0/works' })
  expect(formatOf(text)).toBe('csl')
  const entries = await readText(text, 'csl')
  expect(entries).toEqual([
    {
      source: 'Work 12',
      draft: {
        title: 'Growth of ZnO, preferred',
        type: 'article',
        authors: [],
        journal: 'Sample Journal',
        doi: '10.5555/a',
        issn: '2049-3630',
        year: 2021,
        month: 5,
      },
      problems: [],
      notes: [expect.stringContaining('names no authors')],
    },
  ])
})

test('ORCID: several whole works', async () => {
  const contributors = {
    contributor: [{ 'credit-name': { value: 'Sample, Jane' } }, { 'credit-name': null }],
  }
  const work = summary({ contributors, type: 'CONFERENCE_PAPER', 'short-description': 'An abstract.' })
  const [entry, broken] = await readText(JSON.stringify({ bulk: [{ work }, { error: {} }] }), 'csl')
  expect(broken?.problems).toHaveLength(1)
  expect(entry?.draft).toMatchObject({
    type: 'conferencePaper',
    authors: ['Sample, Jane'],
    booktitle: 'Sample Journal',
    abstract: 'An abstract.',
  })
})
