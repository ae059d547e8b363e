import { expect, test } from 'vitest'
import { doiParts } from './doi-parts'

const list = (count: number) =>
  Array.from({ length: count }, (_, number) => `https://doi.org/10.5555/${String(number)}`).join('\n')

test('a long list of DOIs is looked up in parts, and nothing of it is left out', () => {
  const parts = doiParts(`${list(25)}\n\n`)
  expect(parts.map((part) => part.length)).toEqual([10, 10, 5])
  expect(parts.flat().join('\n')).toBe(list(25))
})

test('what is short, or no list of DOIs, is read as it is', () => {
  expect(doiParts(list(10))).toEqual([])
  expect(doiParts(`@article{a,\n${list(20)}\n}`)).toEqual([])
  expect(doiParts('')).toEqual([])
})
