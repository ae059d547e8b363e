import { expect, test } from 'vitest'
import { sampleRecord } from '../record/sample-record'
import { partsOf } from './parts'

const papers = [
  sampleRecord({ title: 'A', year: 2020, type: 'thesis' }),
  sampleRecord({ title: 'B', year: 2022 }),
  sampleRecord({ title: 'C', year: 2020 }),
]

const shown = (headings: Parameters<typeof partsOf>[1]) =>
  partsOf(papers, headings).map(({ heading, start, papers }) => [
    heading,
    start,
    papers.map(({ title }) => title).join(),
  ])

test('without headings the newest year stands first', () => {
  expect(shown(undefined)).toEqual([[undefined, 1, 'B,A,C']])
})

test('under headings the numbers go on', () => {
  expect(shown('year')).toEqual([
    ['2022', 1, 'B'],
    ['2020', 2, 'A,C'],
  ])
  expect(shown('type')).toEqual([
    ['Journal articles', 1, 'B,C'],
    ['Theses', 3, 'A'],
  ])
})
