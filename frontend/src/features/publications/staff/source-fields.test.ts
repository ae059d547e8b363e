import { expect, test } from 'vitest'
import { publicationTypes, type PublicationType } from '../../../content/publication-types'
import { fieldsOf } from './source-fields'

const labels = (type: PublicationType, held: string[] = []) =>
  fieldsOf(type, (field) => held.includes(field)).map(({ label }) => label)

test('an article has a journal, a thesis a university, a patent an office and a number', () => {
  expect(labels('article')).toEqual(['Journal', 'Volume', 'Issue', 'Pages or article number'])
  expect(labels('thesis')).toEqual(['University'])
  expect(labels('patent')).toEqual(['Patent office', 'Patent number'])
})

test('a field that does not fit is shown as long as it holds something', () => {
  expect(labels('thesis', ['journal', 'volume'])).toEqual(['Journal', 'University', 'Volume'])
})

test('whatever it is, there is a field for where it appeared', () => {
  for (const type of publicationTypes) {
    expect(fieldsOf(type, () => false).some(({ name }) => /journal|booktitle|publisher/.test(name))).toBe(
      true,
    )
  }
})
