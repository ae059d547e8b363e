import { expect, test } from 'vitest'
import { journalNames } from './journals'

const named = (...journals: string[]) => journalNames(journals.map((journal) => ({ journal, issn: null })))

test('a journal is one, in full, abbreviated, in capitals and without full stops', () => {
  const names = named(
    'Phys. Rev. Lett.',
    'PHYSICAL REVIEW LETTERS',
    'Physical Review Letters',
    'Phys Rev Lett',
  )
  expect(new Set(names.values())).toEqual(new Set(['Physical Review Letters']))
})

test.each([
  ['Nano Letters', 'Nanotechnology Letters'],
  ['Physical Review A', 'Physical Review B'],
  ['Journal of Physics', 'Journal of Physiology'],
  ['Carbon', 'Carbon Letters'],
])('%s and %s are two', (one, other) => {
  expect(named(one, other)).toEqual(
    new Map([
      [one, one],
      [other, other],
    ]),
  )
})

test('an abbreviation that fits two journals is neither', () => {
  const names = named('J. Phys.', 'Journal of Physics', 'Journal of Physiology')
  expect(names.get('J. Phys.')).toBe('J. Phys.')
})

test('papers with one ISSN appeared in one journal', () => {
  const names = journalNames([
    { journal: 'Sens. Actuators, B', issn: '0925-4005' },
    { journal: 'Sensors and Actuators B: Chemical', issn: '0925-4005; 1873-3077' },
    { journal: null, issn: '0925-4005' },
  ])
  expect(names.get('Sens. Actuators, B')).toBe('Sensors and Actuators B: Chemical')
})
