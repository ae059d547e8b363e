import { expect, test } from 'vitest'
import { roleIn, saysOnly } from './role'

test('one member of a subcategory is called by its singular', () => {
  expect(roleIn('Research Scholars')).toBe('Research Scholar')
  expect(roleIn('Postdocs')).toBe('Postdoc')
  expect(roleIn('Visiting students ')).toBe('Visiting student')
})

test('words that have no certain singular stay', () => {
  expect(['Technical Staff', 'PhD Alumni', 'Nanophysics'].map(roleIn)).toEqual([
    'Technical Staff',
    'PhD Alumni',
    'Nanophysics',
  ])
})

test('a description that is the role again tells no more', () => {
  expect([
    saysOnly('Ph.D. student.', 'PhD Student'),
    saysOnly('PhD student, since 2022', 'PhD Student'),
  ]).toEqual([true, false])
  expect(saysOnly('PhD student', undefined)).toBe(false)
})
