import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaperSource, type Paper } from './paper-line'

const nothing: Paper = {
  ...{ slug: 's', title: 'T', language: null, type: 'article', genre: null, people: [], journal: null },
  ...{ booktitle: null, publisher: null, volume: null, issue: null, year: 2024, image: null },
  ...{ award: null, retraction: null, concern: null },
}

const line = (known: Partial<Paper>) =>
  renderToStaticMarkup(<PaperSource paper={{ ...nothing, ...known }} />)
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00A0', ' ')

test.each([
  [{ journal: 'Sample Journal', volume: '4', issue: '2' }, 'Sample Journal 4 (2), 2024'],
  [{ type: 'dataset' }, 'Data set · 2024'],
  [{ journal: 'Sample Journal', award: 'Best paper' }, 'Sample Journal, 2024 · Best paper'],
  [
    { type: 'thesis', genre: 'PhD thesis', publisher: 'Sample University' },
    'PhD thesis · Sample University, 2024',
  ],
  [
    { type: 'software', publisher: 'Sample Archive', issue: '2.1' },
    'Software · Sample Archive, version 2.1, 2024',
  ],
  [{ type: 'patent', publisher: 'Sample Office', issue: 'SP 7' }, 'Patent · Sample Office SP 7, 2024'],
  [
    { type: 'presentation', genre: 'Invited talk', booktitle: 'Sample Meeting' },
    'Invited talk · Sample Meeting, 2024',
  ],
] as const)('%j reads “%s”', (known, expected) => {
  expect(line(known)).toBe(expected)
})
