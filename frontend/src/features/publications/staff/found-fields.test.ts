import { expect, test } from 'vitest'
import { foundFields } from './found-fields'
import { valuesOf } from './publication-values'

test('what was found is offered where it says something else, and a blank takes nothing away', () => {
  const found = valuesOf({ title: 'Found', year: 2021, authors: [{ name: 'A. First' }] })
  const typed = valuesOf({ title: 'Found', year: 2026, journal: 'Typed' })
  expect(foundFields(found, typed)).toEqual([
    ['authors', ['A. First']],
    ['year', '2021'],
  ])
})

test('what is said of a chosen image is nothing that a DOI has found otherwise', () => {
  const typed = valuesOf({ title: 'Typed', year: 2026 })
  typed.imageWords = {
    ...typed.imageWords,
    chosen: { ...typed.imageWords.chosen, alternativeText: 'A figure' },
  }
  expect(foundFields(valuesOf({ year: 2026 }), typed)).toEqual([])
})
