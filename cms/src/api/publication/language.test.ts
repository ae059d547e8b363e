import { expect, test } from 'vitest'
import { readLanguage, readLanguageTag } from './language'

test.each([
  ['de', 'de'],
  ['DE_de', 'de-DE'],
  ['ger', 'de'],
  ['deu', 'de'],
  ['pt-br', 'pt-BR'],
  ['kan', 'kn'],
  ['xx', undefined],
  ['German', undefined],
  ['', undefined],
  ['de-', undefined],
])('the tag of %s is %s', (text, tag) => {
  expect(readLanguageTag(text)).toBe(tag)
})

test.each([
  ['German', 'de'],
  ['deutsch', 'de'],
  ['ngerman', 'de'],
  ['français', 'fr'],
  ['Kannada', 'kn'],
  ['ಕನ್ನಡ', 'kn'],
  ['English', 'en'],
  ['eng', 'en'],
  ['british', 'en-GB'],
  ['Klingonese', undefined],
  ['German and French', undefined],
])('%s is the language %s', (text, tag) => {
  expect(readLanguage(text)).toBe(tag)
})
