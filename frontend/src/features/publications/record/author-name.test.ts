import { describe, expect, test } from 'vitest'
import { familyFirst, initials, readAuthor } from './author-name'

const person = (family: string, given: string, particle = '', suffix = '') => ({
  family,
  given,
  particle,
  suffix,
})

test.each(['Procter & Gamble', 'Foo Bar and Baz', 'Müller und Söhne', 'Research and Development Group'])(
  '%s is one name that is not taken apart',
  (name) => {
    expect(readAuthor(name)).toEqual({ literal: name })
  },
)

test('a Spanish name is no firm', () => {
  expect(readAuthor('José Ortega y Gasset')).toEqual(person('Gasset', 'José Ortega', 'y'))
})

describe('an author is read in parts', () => {
  test.each([
    ['A. B. Sample', person('Sample', 'A. B.')],
    ['  M.   Sample ', person('Sample', 'M.')],
    ['Sample, A. B.', person('Sample', 'A. B.')],
    ['Smith, Jr., J.', person('Smith', 'J.', '', 'Jr.')],
    ['Smith, J., Jr.', person('Smith', 'J.', '', 'Jr.')],
    ['John Smith Jr.', person('Smith', 'John', '', 'Jr.')],
    ['Smith Jr., John', person('Smith', 'John', '', 'Jr.')],
    ['van der Berg, C.', person('Berg', 'C.', 'van der')],
    ['C. van der Berg', person('Berg', 'C.', 'van der')],
    ['Ludwig van Beethoven', person('Beethoven', 'Ludwig', 'van')],
    ['Van der Berg, C.', person('Van der Berg', 'C.')],
    ['García Márquez, Gabriel', person('García Márquez', 'Gabriel')],
    ["J. d'Alembert", person("d'Alembert", 'J.')],
    ['Jean-Luc de la Cruz', person('Cruz', 'Jean-Luc', 'de la')],
    ['Árpád Élő', person('Élő', 'Árpád')],
    ['Nunez J', person('Nunez', 'J')],
    ['Srinivasa R.', person('Srinivasa', 'R.')],
    ['Anil Kumar K. S.', person('Anil Kumar', 'K. S.')],
    ['Anil Kumar K S', person('Anil Kumar', 'K S')],
    ['A. Kumar S.', person('Kumar', 'A. S.')],
    ['J. Anne LEE', person('LEE', 'J. Anne')],
    ['Li J.-P.', person('Li', 'J.-P.')],
    ['van der Berg CD', person('Berg', 'CD', 'van der')],
    ['李 明', person('李', '明')],
    ['김 철수', person('김', '철수')],
    ['山田 ハナ子', person('山田', 'ハナ子')],
    ['アルベルト アインシュタイン', person('アインシュタイン', 'アルベルト')],
    ['Gabriel García\u00a0Márquez', person('García Márquez', 'Gabriel')],
    ['C. L. Van\u00a0Eck', person('Van Eck', 'C. L.')],
    ['Ana de Sousa\u00a0e\u00a0Silva', person('Sousa e Silva', 'Ana', 'de')],
    ['A.\u00a0B.\u00a0Sample', person('Sample', 'A. B.')],
    ['Jane\u00a0Sample', person('Sample', 'Jane')],
    ['Jane Sample*', person('Sample', 'Jane')],
    ['Sample†¹, Jane', person('Sample', 'Jane')],
  ])('%s', (stored, parts) => {
    expect(readAuthor(stored)).toEqual(parts)
  })

  test.each(['CERN', 'CMS Collaboration', 'National Institute of Samples', 'Sample and Sons, Ltd.', 'Plato'])(
    '%s stays whole',
    (stored) => {
      expect(readAuthor(stored)).toEqual({ literal: stored })
    },
  )

  test('nothing is read as nobody, not as an error', () => {
    expect(readAuthor('')).toEqual({ literal: '' })
    expect(readAuthor(',')).toEqual({ literal: ',' })
    expect(readAuthor('a, b, c, d, e')).toEqual({ literal: 'a, b, c, d, e' })
  })
})

test.each([
  'Sample, A. B.',
  'Smith, Jr., J.',
  'van der Berg, C.',
  'García Márquez, Gabriel',
  'CMS Collaboration',
])('written with the family name first, %s reads back as the same person', (stored) => {
  expect(familyFirst(readAuthor(stored))).toBe(stored)
})

describe('initials', () => {
  const apa = { after: '.', between: ' ', hyphen: '-' }
  test.each([
    ['Jean-Luc Marie', 'J.-L. M.'],
    ['A. B.', 'A. B.'],
    ['A.B.', 'A. B.'],
    ['A.-B.', 'A.-B.'],
    ['AB', 'A. B.'],
    ['émile', 'É.'],
    ['', ''],
    ['明', '明.'],
  ])('of %s are %s', (given, expected) => {
    expect(initials(given, apa)).toBe(expected)
  })
})
