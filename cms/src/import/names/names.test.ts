import { expect, test } from 'vitest'
import { authorsOf, namePartsOf, writeName } from './names'

test.each([
  [{ family: 'Müller', given: 'Jörg' }, 'Jörg Müller'],
  [{ family: 'Berg', given: 'J.', particle: 'van der' }, 'J. van der Berg'],
  [{ family: 'Smith', given: 'John', suffix: 'Jr.' }, 'Smith, Jr., John'],
  [{ literal: 'The {ATLAS} Collaboration' }, 'The ATLAS Collaboration'],
  [{ family: 'Plato' }, 'Plato'],
  [{ family: 'García Márquez', given: 'Gabriel' }, 'Gabriel García\u00a0Márquez'],
  [{ family: 'de la Cruz', given: 'Ana' }, 'Ana de la Cruz'],
  [{ family: 'Sousa e Silva', given: 'A.', particle: 'de' }, 'A. de Sousa\u00a0e\u00a0Silva'],
  [{ literal: 'Gabriel García Márquez' }, 'Gabriel García Márquez'],
  [{ family: 'MÜLLER', given: 'JÜRGEN' }, 'Jürgen Müller'],
  [{ family: 'LI', given: 'XM' }, 'XM Li'],
  [{ literal: 'Jane Sample<sup>1,2</sup>' }, 'Jane Sample'],
  [{ family: 'Sample¹,²*', given: 'Jane' }, 'Jane Sample*'],
  [{ family: '王', given: '小明' }, '王 小明'],
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

test.each([
  [{ family: 'Smith', given: 'J. et al.' }, 'J. Smith'],
  [{ literal: 'Smith J, et al.' }, 'J Smith'],
])('“et al.” behind a name is no part of it, and is told: %j', (parts, name) => {
  const { authors, notes } = authorsOf([parts])
  expect(authors).toEqual([name])
  expect(notes).toHaveLength(1)
})

test.each([
  ['Smith J.A.', 'J.A. Smith'],
  ['García-López M.', 'M. García-López'],
  ['O&apos;Neil, B.', "B. O'Neil"],
])('%s is read as %s', (text, name) => {
  expect(writeName(namePartsOf(text))).toBe(name)
})

test.each([
  ['Smith, John A 3rd', 'Smith, 3rd, John A'],
  ['Doe, Jane Jr', 'Doe, Jr, Jane'],
  ['Smith JA 3rd', 'Smith, 3rd, JA'],
])('%s has a suffix: %s', (text, name) => {
  expect(writeName(namePartsOf(text))).toBe(name)
})
