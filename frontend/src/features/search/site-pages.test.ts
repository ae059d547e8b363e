import { expect, test } from 'vitest'
import { pagesFor } from './site-pages'

const titles = (q: string) => pagesFor(q).map(({ title }) => title)

test('a page is found by its name, its beginning and by what people call it', () => {
  expect(titles('Facilities')).toEqual(['Facilities'])
  expect(titles('galler')).toEqual(['Gallery'])
  expect(titles('e-mail address')).toEqual(['Contact'])
  expect(titles('alumni')).toEqual(['Our Alumini'])
  expect(titles('“Guest Lectures”')).toEqual(['I3 Series and Guest Lectures'])
})

test('every word must be of the page, short ones as they are, and signs alone find nothing', () => {
  expect(titles('contact graphene')).toEqual([])
  expect(titles('co')).toEqual([])
  expect(titles('of “”')).toEqual([])
  expect(titles('?')).toEqual([])
})
