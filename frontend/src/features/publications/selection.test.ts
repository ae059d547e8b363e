import { expect, test } from 'vitest'
import { selectionOf } from './selection'

const read = (text: string) => selectionOf(new URLSearchParams(text))

test('every parameter chooses', () => {
  expect(read('year=2020&type=thesis&member=m-sample&journal=A+B&q=zinc+oxide')).toEqual({
    year: 2020,
    type: 'thesis',
    member: 'm-sample',
    journal: 'A B',
    q: 'zinc oxide',
  })
})

test('an empty form chooses everything, and so do values that cannot be', () => {
  expect(read('year=&type=&member=&journal=&q=++')).toEqual({})
  expect(read('year=soon&type=poem')).toEqual({})
})
