import { expect, test } from 'vitest'
import type { Draft } from '../entry/entry'
import { meantBy } from './reference-match'

const paper: Draft = {
  type: 'article',
  title: 'Room-temperature sensing of H<sub>2</sub>S with α-Fe<sub>2</sub>O<sub>3</sub> nanorods',
  authors: ['Anna Müller-Sample', 'Bo Demo'],
  journal: 'Sensors and Actuators B: Chemical',
  volume: '312',
  pages: '128-135',
  year: 2020,
  doi: '10.5555/meant',
}
const isMeant = (reference: string, ...others: Draft[]) => meantBy(reference, [...others, paper])?.doi

test.each([
  'A. Müller-Sample, B. Demo, Room temperature sensing of H2S with alpha-Fe2O3 nanorods, Sens. Actuators B 312 (2020) 128.',
  'Muller-Sample A, Demo B. Room‐Temperature Sensing of H₂S with α-Fe₂O₃ Nanorods. 2019.',
  // Without its title.
  'B. Demo et al., Sens. Actuators B 312, 128 (2020)',
  // A word is mistyped.
  'Demo B (2020) Room-temperatur sensing of H2S with α-Fe2O3 nanorods. Sensors and Actuators',
])('the paper of a reference is known: %s', (reference) => {
  expect(isMeant(reference)).toBe('10.5555/meant')
})

test.each([
  ['of another year', 'A. Müller-Sample, Room-temperature sensing of H2S with α-Fe2O3 nanorods, 2016.'],
  ['by somebody else', 'C. Other, Room-temperature sensing of H2S with α-Fe2O3 nanorods, 2020.'],
  ['with another title', 'B. Demo, Room-temperature sensing of NH3 with ZnO films, Sensors (2020).'],
  [
    'with another title and the same numbers',
    'B. Demo, Silver wires, part 2: correction. Sens. Actuators B 312 (2020) 128.',
  ],
  [
    'of a talk about it',
    'B. Demo, Talk at DPG: Room-temperature sensing of H2S with α-Fe2O3 nanorods, Berlin, March 2020.',
  ],
  ['at another page', 'B. Demo et al., Sens. Actuators B 312, 129 (2020)'],
])('one that is not surely meant is not taken: %s', (_, reference) => {
  expect(isMeant(reference)).toBeUndefined()
})

test('a correction and a preprint of the same title are others', () => {
  const reference =
    'A. Müller-Sample, B. Demo, Room-temperature sensing of H2S with α-Fe2O3 nanorods, Sens. Actuators B (2020)'
  const correction = { ...paper, title: `Correction to: ${paper.title ?? ''}`, doi: '10.5555/correction' }
  const preprint: Draft = { ...paper, type: 'preprint', doi: '10.5555/preprint' }
  expect(isMeant(reference, correction, preprint)).toBe('10.5555/meant')
  expect(isMeant(reference.replace('Sens. Actuators B', 'ChemRxiv'), preprint)).toBe('10.5555/preprint')
})

test('a title that many papers have says nothing', () => {
  const editorial = { ...paper, title: 'Editorial', volume: '1', pages: '2' }
  expect(meantBy('B. Demo, Editorial, J. Samples 3 (2020) 4', [editorial])).toBeUndefined()
})
