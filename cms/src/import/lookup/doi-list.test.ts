import { expect, test } from 'vitest'
import { doiLines } from './doi-list'

const dois = (text: string) => doiLines(text).map(({ doi }) => doi)

test.each(['doi: 10.5555/a.1', 'DOI 10.5555/a.1', 'DOI: https://doi.org/10.5555/a.1'])(
  '%s is one DOI and nothing else',
  (line) => {
    expect(dois(line)).toEqual(['10.5555/a.1'])
  },
)

test('of a reference only its DOI is looked up, and a line without one is told', () => {
  expect(
    dois('Sample J. A title. Journal 5 (2020). doi:10.5555/a.1\n10.5555/b.2, 10.5555/c.3\nno DOI'),
  ).toEqual(['10.5555/a.1', '10.5555/b.2', '10.5555/c.3', undefined])
})
