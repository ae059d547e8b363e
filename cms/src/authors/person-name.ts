import { asSearched } from '../api/publication/search-text'
import { isShortFor } from './short-names'

/** A name taken apart and made comparable. */
export interface PersonName {
  family: string
  /** Given names or initials, in order. */
  given: string[]
}

/** What follows a name without being one, in small letters. */
export const suffixes: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', '2nd', '3rd', '4th'])

/** Small words that belong to the family name that follows them. */
const particles = new Set(
  'af al bin da das de del della den der di dos du el la le ten ter van von zu zum zur'.split(' '),
)

const words = (text: string): string[] => asSearched(text).split(' ').filter(Boolean)

/** Initials that stand together: `JK`, `J.K.` – not a short name such as `Li`. */
const areInitials = (written: string): boolean => /^\p{Lu}{1,3}$/u.test(written.replace(/[.\-‐]/g, ''))

/** `J. K.`, `JK`, `J.-K.` → j, k; `Anne-Marie` → anne, marie. */
const givenNames = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((part) => (areInitials(part) ? Array.from(asSearched(part).replaceAll(' ', '')) : words(part)))

/** `Smith, Jr., J.` and `Smith, J., Jr.`: the family name is what stands before the first comma. */
function readInverted(text: string): PersonName {
  const [family = '', ...others] = text.split(',')
  const rest = others.filter((part) => !suffixes.has(asSearched(part)))
  // `John Smith, Jr.`
  if (rest.length === 0) return readPersonName(family)
  const given = givenNames(rest.join(' '))
  // `Berg, J. van der`
  const leading = given.filter((name) => particles.has(name))
  return {
    family: [...leading, ...words(family)].join(' '),
    given: given.filter((name) => !particles.has(name)),
  }
}

/**
 * Whether a name is in Chinese, Japanese or Korean script, where the family name stands first. Not of katakana alone, in
 * which names from elsewhere are written.
 */
export const isEastAsian = (name: string): boolean =>
  /^[\sー・\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u.test(name) &&
  /[\p{Script=Han}\p{Script=Hangul}]/u.test(name)

/**
 * `Sample JK`, and `Sample J. K.` as in the south of India, where one before it (`A. Sample K.`) is another of the given names.
 * @returns undefined for a name that ends with none
 */
function readInitialsLast(parts: string[]): PersonName | undefined {
  const start = parts.findIndex((part) => !areInitials(part))
  const end = parts.findLastIndex((part) => !areInitials(part)) + 1
  const last = parts.slice(end)
  if (end === 0 || last.length === 0) return undefined
  // `J. Anne LEE` has a family name in capitals.
  if (start > 0 && last.some((part) => part.length > 1 && !part.includes('.'))) return undefined
  return {
    family: words(parts.slice(start, end).join(' ')).join(' '),
    given: givenNames([...parts.slice(0, start), ...last].join(' ')),
  }
}

/**
 * Reads a name as journals write it: `J. K. Sample`, `Sample, J. K.`, `Sample JK`, `Sample J. K.`, `Jan van der Sample`,
 * `Sample, Jr., J.`, `王 小明`
 */
export function readPersonName(text: string): PersonName {
  if (text.includes(',')) return readInverted(text)
  const parts = text.trim().split(/\s+/).filter(Boolean)
  while (parts.length > 2 && suffixes.has(asSearched(parts.at(-1) ?? ''))) parts.pop()
  const first = parts[0] ?? ''
  if (parts.length > 1 && isEastAsian(text))
    return { family: asSearched(first), given: words(parts.slice(1).join(' ')) }
  const ended = readInitialsLast(parts)
  if (ended) return ended
  let start = Math.max(parts.length - 1, 0)
  while (start > 1 && particles.has(asSearched(parts[start - 1] ?? ''))) start -= 1
  return {
    family: words(parts.slice(start).join(' ')).join(' '),
    given: givenNames(parts.slice(0, start).join(' ')),
  }
}

const agrees = (one: string, other: string): boolean =>
  one === other ||
  isShortFor(one, other) ||
  (one.length === 1 && other.startsWith(one)) ||
  (other.length === 1 && one.startsWith(other))

/** True when both can be the same person: the same family name, and no given name or initial against it. */
export function canBeSame(one: PersonName, other: PersonName): boolean {
  if (one.family !== other.family || one.given.length === 0 || other.given.length === 0) return false
  return one.given.every((name, index) => {
    const facing = other.given[index]
    return facing === undefined || agrees(name, facing)
  })
}
