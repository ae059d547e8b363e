import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { valuesOf } from './publication-values'
import { scheduledPublicationSchema } from './schema'

const filled = valuesOf({ title: ' T ', authors: [{ name: 'A. Sample' }], journal: 'J', year: 2020 })
const read = (changes: object) => parse(scheduledPublicationSchema(2019), { ...filled, ...changes })
/** All fields but those for files, which keep what is there when nothing is chosen. */
const files = ['image', 'manuscript', 'poster', 'slides']
const typed = Object.keys(filled).filter((field) => !files.includes(field))
const message = (changes: object) =>
  safeParse(scheduledPublicationSchema(2019), { ...filled, ...changes }).issues?.[0].message

test('a field that is missing is not taken for a blank one, which would erase what is stored', () => {
  for (const field of typed) {
    const { [field]: forgotten, ...others } = filled as Record<string, unknown>
    expect(safeParse(scheduledPublicationSchema(2019), others).success, field).toBe(false)
  }
})

test('blank fields that may be left out are stored as nothing', () => {
  const { type, title, authors, journal, year, highlighted, imageWords, ...more } = read({})
  const { image, manuscript, poster, slides, ...others } = more
  expect(new Set([image, manuscript, poster, slides])).toEqual(new Set([undefined]))
  expect(imageWords.chosen.alternativeText).toBeNull()
  expect({ type, title, authors, journal, year, highlighted }).toEqual({
    type: 'article',
    title: 'T',
    authors: ['A. Sample'],
    journal: 'J',
    year: 2020,
    highlighted: false,
  })
  expect(new Set(Object.values(others))).toEqual(new Set([null]))
})

test('a year that is no number falls back to the section’s year', () => {
  expect(read({ year: 'soon' }).year).toBe(2019)
  expect(read({ year: '2021b' }).year).toBe(2021)
})

test('a new publication has no section, and needs a year', () => {
  const year = (year: string) =>
    safeParse(scheduledPublicationSchema(), { ...filled, year }).issues?.[0].message
  expect(year('')).toBe('Publication year is required')
  expect(year('1899')).toBe('The year must be 1900 or later')
  expect(year('2020')).toBeUndefined()
})

test('what is too long is told in the words of the CMS', () => {
  expect(message({ title: 'x'.repeat(1000) })).toBeUndefined()
  expect(message({ title: 'x'.repeat(1001) })).toBe('Title is longer than 1000 characters')
  expect(message({ journal: ` ${'x'.repeat(255)} ` })).toBeUndefined()
  expect(message({ journal: 'x'.repeat(256) })).toBe('Journal is longer than 255 characters')
  expect(message({ authors: ['x'.repeat(256)] })).toBe('Author is longer than 255 characters')
  expect(message({ link: `https://example.org/${'x'.repeat(2000)}` })).toBe(
    'Link is longer than 2000 characters',
  )
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

test('what is no article names where it appeared, in the words of its form', () => {
  expect(message({ type: 'thesis', journal: '' })).toBe('Name the university')
  expect(read({ type: 'thesis', journal: '', publisher: 'Sample University' }).publisher).toBe(
    'Sample University',
  )
  expect(read({ type: 'preprint', journal: 'Sample Archive' }).journal).toBe('Sample Archive')
})

test('every problem is told at once', () => {
  const { issues } = safeParse(scheduledPublicationSchema(2019), { ...filled, title: '', journal: '' })
  expect(issues?.map((issue) => issue.message)).toEqual([
    'Publication title is required',
    'Journal is required',
  ])
})

test('a day has a month', () => {
  expect(read({ month: '3', day: '7' })).toMatchObject({ month: 3, day: 7 })
  expect(message({ month: '', day: '7' })).toBe('Choose the month of the day too')
  expect(message({ month: '3', day: '32' })).toBe('The day must be a number from 1 to 31')
  expect(message({ year: '2020', month: '2', day: '30' })).toBe('This month has no such day')
})

test('a citation key is one that BibTeX takes', () => {
  expect(read({ citationKey: 'sample2020:a' }).citationKey).toBe('sample2020:a')
  expect(message({ citationKey: 'müller 2020' })).toContain('letters without accents')
})

test('a title has indices and no other markup', () => {
  expect(message({ title: 'H<sub>2</sub>O with x < 5 nm' })).toBeUndefined()
  expect(message({ title: '<b>T</b>' })).toBe(
    'Title may hold <sub>…</sub>, <sup>…</sup> and <i>…</i>, none inside another, and no other markup; put a space after a < that means less than',
  )
})
