import { expect, test } from 'vitest'
import { languagePieces } from './language'

const piecesOf = (text: string) =>
  languagePieces(text).map(({ text, language }) => (language === undefined ? text : `${language}:${text}`))

test.each([
  ['Photocatalysis by α-Fe₂O₃ and β-Ga₂O₃', 'Greek letters of a formula'],
  ['Šárka Ångström, Müller & Søn', 'Latin letters with marks'],
  ['ℵ₀ and 5 µm', 'signs'],
  ['', 'nothing'],
])('%s is of the language of the page: %s', (text) => {
  expect(piecesOf(text)).toEqual([text])
})

test.each([
  ['ಮೀರಾ ಕುಲಕರ್ಣಿ', 'kn'],
  ['मीरा कुलकर्णी', 'hi'],
  ['مختبر المواد النانوية', 'ar'],
  ['纳米材料', 'zh'],
  ['ナノ材料の研究', 'ja'],
  ['나노 재료', 'ko'],
  ['Наноматериалы', 'ru'],
  ['தமிழ்', 'ta'],
])('%s is %s', (text, language) => {
  expect(piecesOf(text)).toEqual([`${language}:${text}`])
})

test('a name in two scripts has each in its own language', () => {
  expect(piecesOf('Meera Kulkarni-Deshpande (ಮೀರಾ ಕುಲಕರ್ಣಿ)')).toEqual([
    'Meera Kulkarni-Deshpande (',
    'kn:ಮೀರಾ ಕುಲಕರ್ಣಿ',
    ')',
  ])
})

test('a formula inside a title in another script stays inside, so that all has one direction', () => {
  const title = 'تحضير أغشية ZnO بطريقة الرش الحراري.'
  expect(piecesOf(title)).toEqual([`ar:${title}`])
})
