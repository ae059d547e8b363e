import { expect, test } from 'vitest'
import { canBeStored, isBlank, plainLine, plainLines } from './plain-text'

test.each([
  ['pasted\u0000 from\u0007 a PDF\u001f\u007f\u0098', 'pasted from a PDF'],
  ['two\u000blines\u0085of\u2028a title\r\n again\tand', 'two lines of a title again and'],
  ['half \ud83d an emoji \ude00', 'half  an emoji'],
  ['\ufeffa mark', 'a mark'],
  ['invoice\u202egpj.exe\u202c and \u2066more\u2069', 'invoicegpj.exe and more'],
])('%j is stored in one line as %j', (text, stored) => {
  expect(plainLine(text)).toBe(stored)
})

test('paragraphs and tabs stay in a text of lines', () => {
  expect(plainLines('one\r\n\r\ntwo\fthree\tfour\u0001 ')).toBe('one\n\ntwo\nthree\tfour')
})

test.each([
  'ಕ್‌ಷ',
  'ರ‍್ಕ',
  'می‌خواهم',
  '👩‍🔬 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'שלום\u200f!',
  'soft\u00adhyphen',
  'ភាសា\u200bខ្មែរ',
  'H\u2082O',
])('what a script needs stays: %s', (text) => {
  expect(plainLine(text)).toBe(text)
})

test.each([
  '',
  ' \n\t',
  '\u200b',
  '\ufeff\u00ad',
  '\u202e\u202c',
  '\u0000',
  '\u2800',
  '\u3164',
  '\u200d',
  '\ud800',
])('nobody sees anything of %j', (text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['.', '\u200ba', 'ಕ', '👩‍🔬', '\u0600'])('%s is seen', (text) => {
  expect(isBlank(text)).toBe(false)
})

test('a NUL and half of a pair are in no database', () => {
  expect(['a\u0000', '\ud83d', '\ude00x'].map(canBeStored)).toEqual([false, false, false])
  expect(['', '😀', '\u0001'].map(canBeStored)).toEqual([true, true, true])
})
