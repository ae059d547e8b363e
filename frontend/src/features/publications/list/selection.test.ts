import { expect, test } from 'vitest'
import { NotFound } from '../../../cms/page-query'
import { isEverything, readPage, readSelection, writeSelection } from './selection'

const read = (query: string) => readSelection(new URLSearchParams(query))

test('control characters are no part of what is looked for', () => {
  expect(read('q=%0B%00a%0Cb%7F&journal=%01&member=%C2%85x')).toEqual({ q: 'ab', member: 'x' })
})

test('a selection is read from an address and written back in one order', () => {
  const selection = read('q= zno &journal=Sample+Journal&member=a-sample&line=abc&type=thesis&year=2019')
  expect(selection).toEqual({
    year: 2019,
    type: 'thesis',
    line: 'abc',
    member: 'a-sample',
    journal: 'Sample Journal',
    q: 'zno',
  })
  expect(writeSelection(selection)).toBe(
    '?year=2019&type=thesis&line=abc&member=a-sample&journal=Sample+Journal&q=zno',
  )
})

test('what cannot be a value selects nothing', () => {
  expect(read('year=soon&type=song&q=%20&member=')).toEqual({})
  expect(isEverything(read('year=19'))).toBe(true)
  expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(200)
})

test('a text that is cut ends with a whole character', () => {
  expect(read(`q=a${'👍'.repeat(200)}`).q).toBe(`a${'👍'.repeat(99)}`)
})

test('everything has the plain address, and a later part of a list is named', () => {
  expect(writeSelection({})).toBe('')
  expect(writeSelection({ year: 2019 }, 2)).toBe('?year=2019&page=2')
  const pageIn = (query: string) => readPage(new URLSearchParams(query))
  expect(pageIn('year=2019&page=2')).toBe(2)
  for (const page of ['-3', 'x', '99999999999']) {
    expect(() => pageIn(`year=2019&page=${page}`)).toThrow(NotFound)
  }
})

test('only a year and what was found have later parts: everything else names its years', () => {
  expect(readPage(new URLSearchParams('page=9&type=thesis'))).toBe(1)
  expect(readPage(new URLSearchParams('page=9&q=zno'))).toBe(9)
})
