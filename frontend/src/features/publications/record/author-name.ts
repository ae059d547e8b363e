/** A person's name in its parts, or an organisation's, which has none. */
export type AuthorName =
  | {
      family: string
      given: string
      /** What stands before the family name and is not sorted by: `van der`. */
      particle: string
      suffix: string
    }
  | { literal: string }

/** What follows a name without being one: `Jr.` */
export const suffixes = /^(?:jr|sr|ii|iii|iv|2nd|3rd|4th)\.?$/i

/** Words that only the names of organisations have. */
const organisations =
  /\b(?:academy|agency|association|center|centre|collaboration|commission|committee|company|consortium|cooperation|council|department|division|foundation|group|inc|institute|institution|laborator(?:y|ies)|limited|ltd|ministry|network|observatory|organi[sz]ation|partnership|project|society|team|universit(?:y|ies)|union|working party)\b/i

/** Firms and groups of people under one name: `Procter & Gamble`. Spanish names have an `y` of their own. */
const joined = /\S\s(?:and|und|et|&)\s\S/i

const marks = /[*∗†‡§¶⁰¹²³⁴-⁹]+/g

/**
 * Reads an author as it is stored, one text for each.
 *
 * - `Family, Given`, `particle Family, Given` and `Family, Jr., Given`, as BibTeX has it ("Tame the BeaST" §11.2);
 *   `Family, Given, Jr.`, as RIS has it, is told from it by the suffix.
 * - `Given particle Family`: the last word is the family name, and the lower-case words before it are its particles.
 * - `Family AB`, as PubMed has it, and `Family A. B.` are told from that by the initials at the end.
 * - An organisation is a single word, has a word that no person has, or joins names by “and”.
 * - A mark behind a name, whose meaning the paper explains (`Sample*` contributed equally), is no part of it.
 * - A space that does not break keeps the words of a family name together, as imports write `Gabriel García Márquez`.
 * - Chinese, Japanese and Korean names in their own script begin with the family name: `王 小明`.
 */
export function readAuthor(stored: string): AuthorName {
  // Behind an initial, and where there is no other, it is a space as any.
  const name = stored
    .replace(marks, '')
    .trim()
    .replace(/(?<=\.)\u00a0|[^\S\u00a0]+/g, ' ')
  const read = readParts(name.includes(' ') ? name : plain(name))
  return 'literal' in read ? read : { ...read, family: plain(read.family) }
}

/** Whether a name that is not taken apart is that of an organisation: by its words, or as an acronym. */
export const isOrganisation = (name: string): boolean =>
  organisations.test(name) || joined.test(name) || /\p{Lu}{2}/u.test(name)

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

function readParts(name: string): AuthorName {
  const parts = name.split(',').map((part) => part.trim())
  if (organisations.test(name) || joined.test(name)) return { literal: name }
  if (parts.length === 1) return withoutComma(name)
  const [last = '', second = '', ...rest] = parts.filter((part) => part !== '')
  if (last === '' || parts.length > 3) return { literal: name }
  const third = rest.join(' ')
  const [suffix, given] =
    third !== '' && suffixes.test(third) ? [third, second] : third === '' ? ['', second] : [second, third]
  if (suffix === '' && suffixes.test(given)) return withoutComma(`${last} ${given}`)
  const words = last.split(' ')
  const own = suffix === '' && words.length > 1 && suffixes.test(words.at(-1) ?? '') ? words.pop() : undefined
  return { given, suffix: own ?? suffix, ...particleFirst(words) }
}

function withoutComma(name: string): AuthorName {
  const words = name.split(' ')
  const suffix = words.length > 2 && suffixes.test(words.at(-1) ?? '') ? (words.pop() ?? '') : ''
  if (words.length === 1) return { literal: name }
  if (isEastAsian(name)) {
    const [family = '', ...given] = words
    return { family, given: given.join(' '), particle: '', suffix }
  }
  const ended = initialsLast(words)
  if (ended) return { given: ended.initials.join(' '), suffix, ...particleFirst(ended.family) }
  const [before, end] = [words.slice(0, -1), words.at(-1) ?? '']
  // BibTeX: the particle goes from the first lower-case word to the last one before the family name.
  const first = before.findIndex((word, index) => index > 0 && isLowerCase(word))
  if (first < 0) {
    const { particle, family: alone } = particleFirst(words)
    if (particle !== '') return { family: alone, given: '', particle, suffix }
    return { family: end, given: before.join(' '), particle: '', suffix }
  }
  const afterParticle = before.findLastIndex(isLowerCase) + 1
  return {
    given: words.slice(0, first).join(' '),
    particle: words.slice(first, afterParticle).join(' '),
    family: words.slice(afterParticle).join(' '),
    suffix,
  }
}

const areInitials = (word: string): boolean => /^(?:(?:\p{Lu}\p{M}*\.[-‐]?)+|\p{Lu}{1,3})$/u.test(word)

/** A name that ends with initials, as in the south of India; one before it is another of the given names. */
function initialsLast(words: string[]): { family: string[]; initials: string[] } | undefined {
  const start = words.findIndex((word) => !areInitials(word))
  const end = words.findLastIndex((word) => !areInitials(word)) + 1
  const [family, last] = [words.slice(start, end), words.slice(end)]
  if (last.length === 0 || !family.some((word) => /\p{Lu}.*\p{Ll}/u.test(word))) return undefined
  // `J. Anne LEE` has a family name in capitals.
  if (start > 0 && last.some((word) => word.length > 1 && !word.includes('.'))) return undefined
  return { family, initials: [...words.slice(0, start), ...last] }
}

/** The leading lower-case words of a family name, which keeps at least one word. */
function particleFirst(words: string[]): { particle: string; family: string } {
  const start = words.findIndex((word) => !isLowerCase(word))
  const end = start < 0 ? words.length - 1 : start
  return { particle: words.slice(0, end).join(' '), family: words.slice(end).join(' ') }
}

/** Whether a word begins with a small letter. Scripts without cases (漢字) do not. */
const isLowerCase = (word: string): boolean => /^['’]?\p{Ll}/u.test(word)

/** `Family, Given` with particle and, between them, the suffix: the form that BibTeX reads without guessing. */
export const familyFirst = (name: AuthorName): string =>
  'literal' in name
    ? name.literal
    : [[name.particle, name.family].filter(Boolean).join(' '), name.suffix, name.given]
        .filter(Boolean)
        .join(', ')

/** Not of katakana alone, in which names from elsewhere are written. */
export const isEastAsian = (name: string): boolean =>
  /^[\sー・\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u.test(name) &&
  /[\p{Script=Han}\p{Script=Hangul}]/u.test(name)

/** 王小明 as it is said, the family's name first, in one. */
const whole = (name: AuthorName): AuthorName =>
  'literal' in name || !isEastAsian(name.family + name.given) ? name : { literal: name.family + name.given }

/** An author as references name them: whole where nobody makes initials. */
export const readCited = (author: string): AuthorName => whole(readAuthor(author))

/** A name as it is said: `Jan van der Berg`, and 王小明 with the family's name first. */
export function fullName(stored: AuthorName): string {
  const name = whole(stored)
  if ('literal' in name) return name.literal
  const { given, particle, family, suffix } = name
  return [given, particle, family, suffix].filter(Boolean).join(' ')
}

/**
 * The initials of given names: `Jean-Luc Marie` → `J.-L. M.`; initials that were stored without a space or a full stop
 * (`A.B.`, `AB`) are told apart.
 *
 * @param marks what follows an initial, what stands between two of them, and between those of a hyphenated name
 */
export function initials(given: string, marks: { after: string; between: string; hyphen: string }): string {
  return given
    .replace(/\.(?=[^\s-])/g, '. ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => (/^\p{Lu}{2,3}$/u.test(word) ? Array.from(word) : [word]))
    .map((word) =>
      word
        .split(/[-‐‑]/)
        .map((part) => firstLetter(part))
        .filter((letter) => letter !== '')
        .map((letter) => letter + marks.after)
        .join(marks.hyphen),
    )
    .filter((initial) => initial !== '')
    .join(marks.between)
}

/** The first letter with its accents, as readers see it: `É` may be stored as two code points. */
const firstLetter = (word: string): string => /\p{L}\p{M}*/u.exec(word)?.[0].toLocaleUpperCase('en') ?? ''
