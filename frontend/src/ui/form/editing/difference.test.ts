import { expect, test } from 'vitest'
import { differences } from './difference'

test.each([
  [true, false, 'yes', 'no'],
  [['A. Sample'], [], 'A. Sample', 'none'],
  ['', 'Typed', 'none', 'Typed'],
  [{ name: 'A. Sample' }, null, 'A. Sample', 'none'],
  [new File([], 'portrait.jpg'), null, 'portrait.jpg', 'none'],
  [2024, 2023, '2024', '2023'],
])('%j beside %j is told in words', (own, newer, ownWords, newerWords) => {
  expect(differences({ field: own }, { field: newer })).toEqual([
    { name: 'field', field: 'field', own: ownWords, newer: newerWords },
  ])
})

test('images of the same name are told by their words', () => {
  const image = (alternativeText: string) => ({
    id: '1',
    name: '3.jpg',
    src: '/3.jpg',
    stored: {},
    alternativeText,
  })
  expect(differences({ news: [image('A lamp')] }, { news: [image('A lens')] })).toEqual([
    { name: 'news', field: 'news', own: '3.jpg – A lamp', newer: '3.jpg – A lens' },
  ])
})

test('what says the same is no difference', () => {
  expect(differences({ names: ['A', 'B'] }, { names: ['A', 'B'] })).toEqual([])
})
