import { expect, test } from 'vitest'
import { keepUnits } from './number-and-unit'

const marked = (text: string) => keepUnits(text).replaceAll('\u00A0', '_')

test.each([
  ['at 40 °C and 94 % of it', 'at 40_°C and 94_% of it'],
  ['a film of 250 nm, 2 µW, 3.5 eV', 'a film of 250_nm, 2_µW, 3.5_eV'],
  ['10⁻³ Pa, 10<sup>5</sup> Hz, 5 m² and 2 kg', '10⁻³_Pa, 10<sup>5</sup>_Hz, 5_m² and 2_kg'],
  ['3 × 10⁵ CFU mL⁻¹, 2 × 2 cm', '3_×_10⁵ CFU mL⁻¹, 2_×_2_cm'],
  ['5 March, 3 p.m., hall 2', '5 March, 3_p.m., hall 2'],
  ['15 wt% Pd, 30 min, 20 ppm NO₂', '15_wt% Pd, 30_min, 20_ppm NO₂'],
])('no line ends between a number and its unit: %s', (text, kept) => {
  expect(marked(text)).toBe(kept)
})

test.each([
  '12 students',
  'in 2024 a thousand',
  'Room 214, 3 metres',
  'v. 17 (3)',
  'nm 5',
  '2019 and',
  '5 Words',
])('other spaces stay: %s', (text) => {
  expect(keepUnits(text)).toBe(text)
})
