import { expect, test } from 'vitest'
import { readFamilyName, readJournal } from './capitals'

test.each([
  ['PHYSICAL REVIEW B', 'Physical Review B'],
  ['JOURNAL OF PHYSICS-CONDENSED MATTER', 'Journal of Physics-Condensed Matter'],
  ['IEEE SENSORS JOURNAL', 'IEEE Sensors Journal'],
  ['ACS NANO', 'ACS Nano'],
  ['PNAS', 'PNAS'],
  ['2D MATERIALS', '2D Materials'],
  ['PLOS ONE', 'PLOS ONE'],
  ['npj 2D Materials', 'npj 2D Materials'],
  ['Nano Lett.', 'Nano Lett.'],
  ['Phys. Rev. Lett.', 'Phys. Rev. Lett.'],
  ['Physical Review Letters.', 'Physical Review Letters'],
  ['Nature.', 'Nature'],
])('%s is %s', (written, name) => {
  expect(readJournal(written)).toBe(name)
})

test.each([
  ['KWIAT', 'P. G.', 'Kwiat'],
  ['O’BRIEN-SMITH', 'J.', 'O’Brien-Smith'],
  ['LI', 'X.', 'Li'],
  ['CERN', '', 'CERN'],
  ['VAN DER BERG', 'J.', 'van der Berg'],
  ['VAN', 'T.', 'Van'],
  ['de Wit', 'M.', 'de Wit'],
])('%s, %s is called %s', (family, given, name) => {
  expect(readFamilyName(family, given)).toBe(name)
})
