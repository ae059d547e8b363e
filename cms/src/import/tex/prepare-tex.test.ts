import { expect, test } from 'vitest'
import { prepareTex } from './prepare-tex'

test.each([
  ['\\ch{ZnO}', 'ZnO'],
  [
    '\\ce{H2SO4} and \\ch{SO4^2-}',
    'H\\textsubscript{2}SO\\textsubscript{4} and SO\\textsubscript{4}\\textsuperscript{2−}',
  ],
  ['\\SI{5}{\\nano\\metre}', '5 nm'],
  ['\\SI{40}{\\celsius}', '40 °C'],
  ['\\si{\\watt\\per\\metre}', 'W/m'],
  ['$\\mathrm{CO_2}$', '$CO\\textsubscript{2}$'],
  ['{\\rm CO}', '{CO}'],
])('%s becomes %s', (tex, expected) => {
  expect(prepareTex(tex)).toBe(expected)
})
