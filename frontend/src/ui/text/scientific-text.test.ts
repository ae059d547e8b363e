import { expect, test } from 'vitest'
import { scientificPieces, unicodeText } from './scientific-text'

const written = (text: string) =>
  scientificPieces(text)
    .map(({ text, level }) => (level === 'normal' ? text : `<${level}>${text}</${level}>`))
    .join('')

test('Unicode subscripts become real ones', () => {
  expect(written('α-Fe₂O₃ and CO₂')).toBe('α-Fe<sub>2</sub>O<sub>3</sub> and CO<sub>2</sub>')
})

test('Unicode superscripts become real ones, with a minus sign', () => {
  expect(written('10⁻³ m²')).toBe('10<sup>−3</sup> m<sup>2</sup>')
})

test('tags as Crossref writes them mean the same', () => {
  expect(written('ZnO<sub>1−x</sub> at 10<sup>5</sup> Hz')).toBe('ZnO<sub>1−x</sub> at 10<sup>5</sup> Hz')
})

test('species and variables are in italics, which a text without markup does not have', () => {
  expect(written('<i>E. coli</i> at <i>T₂</i>')).toBe('<i>E. coli</i> at <i>T</i><sub>2</sub>')
  expect(unicodeText('<i>p</i>-type', () => 'spelled')).toBe('p-type')
})

test('other markup stays text', () => {
  expect(written('<b>a</b> < b')).toBe('<b>a</b> < b')
})

test('a text without markup has Unicode’s indices, and bare characters where there are none', () => {
  expect(unicodeText('H<sub>2</sub>O at 10<sup>−3</sup> Pa, ZnO₂')).toBe('H₂O at 10⁻³ Pa, ZnO₂')
  expect(unicodeText('T<sub>c</sub>')).toBe('Tc')
})
