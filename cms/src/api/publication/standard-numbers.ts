import { listed } from './lists'

const hyphens = /[\u2010-\u2015\u2212\s]+/g
const hyphenated = (text: string) => text.trim().replace(hyphens, '-').toUpperCase()

const digitsOf = (number: string): number[] =>
  Array.from(number.replaceAll('-', ''), (digit) => (digit === 'X' ? 10 : Number(digit)))

const weighted = (digits: readonly number[], weight: (index: number) => number): number =>
  digits.reduce((sum, digit, index) => sum + digit * weight(index), 0)

/** An ISBN with the hyphens that it is written with, when its check digit is right (ISO 2108). */
export function readIsbn(text: string): string | undefined {
  const isbn = hyphenated(text)
  const digits = digitsOf(isbn)
  const isRight = /^(?:\d-?){12}\d$/.test(isbn)
    ? weighted(digits, (index) => (index % 2 === 0 ? 1 : 3)) % 10 === 0
    : /^(?:\d-?){9}[\dX]$/.test(isbn) && weighted(digits, (index) => 10 - index) % 11 === 0
  return isRight ? isbn : undefined
}

/** An ISSN, `2049-3630`, when its check digit is right (ISO 3297). */
export function readIssn(text: string): string | undefined {
  const [, start, end] = /^(\d{4})-?(\d{3}[\dX])$/.exec(hyphenated(text)) ?? []
  if (start === undefined || end === undefined) return undefined
  return weighted(digitsOf(start + end), (index) => 8 - index) % 11 === 0 ? `${start}-${end}` : undefined
}

/** What a form can tell of a list of these numbers. */
export const isbnForm = /^[\dx\u2010-\u2015\u2212\s-]{10,}(?:[;,][\dx\u2010-\u2015\u2212\s-]{10,})*$/i
export const issnForm =
  /^\s*\d{4}[\u2010-\u2015\u2212-]?\d{3}[\dx]\s*(?:[;,]\s*\d{4}[\u2010-\u2015\u2212-]?\d{3}[\dx]\s*)*$/i

/** All numbers of a text, or `undefined` when one of them is wrong. */
function allOf(text: string, read: (one: string) => string | undefined): string | undefined {
  const numbers = text
    .split(/[;,]/)
    .filter((one) => one.trim() !== '')
    .map(read)
  const right = numbers.filter((one) => one !== undefined)
  return right.length === numbers.length && right.length > 0 ? listed(right) : undefined
}

export const readIsbns = (text: string): string | undefined => allOf(text, readIsbn)
export const readIssns = (text: string): string | undefined => allOf(text, readIssn)
