import { expect, test } from 'vitest'
import { formerColumn, freeSlug, isMadeOf, isSlug, readFormer, slugOf } from './slug'

test.each([
  ['Room-temperature NH<sub>3</sub> sensing', 'room-temperature-nh3-sensing'],
  ['Solar photocatalysis over sol–gel TiO₂', 'solar-photocatalysis-over-sol-gel-tio2'],
  ['α-Fe₂O₃: “Größe” & l’été', 'alpha-fe2o3-grosse-lete'],
  ['Łukasz Ørsted', 'lukasz-orsted'],
  ['ಕನ್ನಡ', 'publication'],
  ['', 'publication'],
])('%s has the address %s', (title, slug) => {
  expect(slugOf(title, 'publication')).toBe(slug)
})

test('an address ends with a whole word within 80 characters', () => {
  const slug = slugOf(
    'Antibacterial activity of green-synthesised silver nanoparticles against sample strains',
    'x',
  )
  expect(slug).toBe('antibacterial-activity-of-green-synthesised-silver-nanoparticles-against-sample')
  expect(slugOf('a'.repeat(100), 'x')).toHaveLength(80)
})

test('an address that is taken gets a number', () => {
  expect(freeSlug('a', new Set())).toBe('a')
  expect(freeSlug('a', new Set(['a', 'a-2']))).toBe('a-3')
  const long = 'a'.repeat(80)
  expect(freeSlug(long, new Set([long]))).toBe(`${'a'.repeat(78)}-2`)
})

test('an address that was made is told from one that somebody chose', () => {
  const long = 'a'.repeat(80)
  for (const slug of ['tin-oxide', 'iso-9001', long]) {
    expect(isMadeOf(slug, slug)).toBe(true)
    expect(isMadeOf(slug, freeSlug(slug, new Set([slug])))).toBe(true)
    expect(isMadeOf(slug, 'jobs')).toBe(false)
    expect(isMadeOf(slug, 'jobs-2')).toBe(false)
  }
})

test.each(['', 'A', 'a b', '-a', 'a--b', 'a'.repeat(81)])('%j is no address', (text) => {
  expect(isSlug(text)).toBe(false)
})

test('former addresses are found whole', () => {
  expect(formerColumn(['a', 'b-2'])).toBe(' a b-2 ')
  expect(readFormer(' a b-2 ')).toEqual(['a', 'b-2'])
  expect(formerColumn([])).toBeNull()
  expect(readFormer(null)).toEqual([])
})
