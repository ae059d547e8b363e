import { expect, test } from 'vitest'
import { hasOnlyTitleMarkup } from './title-markup'

test.each([
  'Plain Unicode: χ₃, Al₂O₃',
  'Al<sub>2</sub>O<sub>3</sub> at 10<sup>4</sup> cycles',
  'Grains with x < 5 nm and T > 300 K',
  'a <5 b',
  'Films against <i>E. coli</i> at <i>T</i><sub>c</sub>',
])('%s may stand', (title) => {
  expect(hasOnlyTitleMarkup(title)).toBe(true)
})

test.each([
  '<b>T</b>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)',
  '<sub onclick="x">2</sub>',
  'H<sub>2O',
  'H2</sub>O',
  '<sub>a</sup>',
  '<sub><sup>a</sup></sub>',
  '<!-- a -->',
  '<SUB>2</SUB>',
  '<i>T<sub>c</sub></i>',
])('%s may not', (title) => {
  expect(hasOnlyTitleMarkup(title)).toBe(false)
})
