import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { publicationSchema } from './schema'

const filled = {
  title: ' T ',
  authors: ['A. Sample'],
  journal: 'J',
  year: '2020',
  volume: '',
  issue: '',
  doi: '',
  link: '',
}
const read = (changes: object) => parse(publicationSchema(2019), { ...filled, ...changes })
const message = (changes: object) =>
  safeParse(publicationSchema(2019), { ...filled, ...changes }).issues?.[0].message

test('blank fields that may be left out are stored as nothing', () => {
  expect(read({})).toEqual({
    title: 'T',
    authors: ['A. Sample'],
    journal: 'J',
    year: 2020,
    volume: null,
    issue: null,
    doi: null,
    link: null,
  })
})

test('a year that is no number falls back to the section’s year', () => {
  expect(read({ year: 'soon' }).year).toBe(2019)
  expect(read({ year: '2021b' }).year).toBe(2021)
})

test('a DOI may be pasted as an address', () => {
  expect(read({ doi: 'https://doi.org/10.5555/ab.1' }).doi).toBe('10.5555/ab.1')
  expect(message({ doi: '12/3' })).toBe('The DOI must look like 10.1000/182')
})

test('only web addresses are links', () => {
  expect(message({ link: 'javascript:alert(1)' })).toContain('https://')
  expect(read({ link: 'https://example.org/a' }).link).toBe('https://example.org/a')
})

test('title and journal are required', () => {
  expect(message({ title: '  ' })).toBe('Publication title is required')
  expect(message({ journal: '' })).toBe('Journal is required')
})
