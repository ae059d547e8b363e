import { expect, test } from 'vitest'
import { readPages } from './pages'

test.each([
  ['12-19', { first: '12', last: '19' }],
  ['12–19', { first: '12', last: '19' }],
  ['12--19', { first: '12', last: '19' }],
  ['S12 - S19', { first: 'S12', last: 'S19' }],
  ['7', { first: '7', last: null }],
  [
    '12-15, 20-25',
    {
      first: '12',
      last: '25',
      ranges: [
        { first: '12', last: '15' },
        { first: '20', last: '25' },
      ],
    },
  ],
  ['Art. 7, e12', { article: 'Art. 7, e12' }],
  ['e0123', { article: 'e0123' }],
  ['104512', { article: '104512' }],
  ['Art. 7', { article: 'Art. 7' }],
])('%s', (stored, place) => {
  expect(readPages(stored)).toEqual(place)
})

test('nothing is no place', () => {
  expect(readPages(null)).toBeUndefined()
  expect(readPages(' ')).toBeUndefined()
})
