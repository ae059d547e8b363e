import { expect, test } from 'vitest'
import { authorsOf, writeName } from './names'

test.each([
  [{ family: 'Müller', given: 'Jörg' }, 'Jörg Müller'],
  [{ family: 'Berg', given: 'J.', particle: 'van der' }, 'J. van der Berg'],
  [{ family: 'Smith', given: 'John', suffix: 'Jr.' }, 'Smith, Jr., John'],
  [{ literal: 'The {ATLAS} Collaboration' }, 'The ATLAS Collaboration'],
  [{ family: 'Plato' }, 'Plato'],
])('%j is written %s', (parts, name) => {
  expect(writeName(parts)).toBe(name)
})

test('nobody is named “others”', () => {
  const { authors, notes } = authorsOf([
    { family: 'Doe', given: 'J.' },
    { family: 'others' },
    { literal: 'et al.' },
  ])
  expect(authors).toEqual(['J. Doe'])
  expect(notes).toHaveLength(1)
})
