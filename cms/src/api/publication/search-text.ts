import { plainLetters } from '../../rules/letters'
import { withoutMarks } from '../../rules/marks'

const letters: Readonly<Record<string, string>> = { ...plainLetters, ħ: 'h', ŧ: 't', ŋ: 'n' }

/** Words as they are compared: small letters without accents, index digits as digits, one space between words. */
export const asSearched = (text: string): string =>
  withoutMarks(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđðþħŧŋłı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same with a space before each word, so that one is found by how it begins. */
export const asWords = (text: string): string => ` ${asSearched(text)}`
