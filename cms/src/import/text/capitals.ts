import { isShouted, smallWords } from '../../api/publication/journal-name'

/** Names that are made of initials. */
const initials = new Set(
  'ACS AIP AIAA APL ASME BMC CMES CRC ECS EPJ EPL EPR ESAIM IBM ICES IEICE IEEE IET IOP ISIJ JACS JBIC JETP JMMM JOM JOSA LNCS MRS NDT NMR NPG OSA PCCP PLOS PNAS QJM RNA DNA RSC SIAM SPIE STAR'.split(
    ' ',
  ),
)

const capitalized = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|[-'’])(\p{L})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase())

/** `PHYSICAL REVIEW B` → `Physical Review B`; what has small letters is left as it is, and so are names of initials. */
export function readJournal(text: string): string {
  const name = withoutFullStop(text)
  if (!isShouted(name) || name === 'PLOS ONE') return name
  return name
    .split(/(\s+|(?<=-))/)
    .map((word, at) => {
      // `2D` is no word either.
      if (initials.has(word) || word.length === 1 || /^\d/.test(word)) return word
      return at > 0 && smallWords.has(word.toLowerCase()) ? word.toLowerCase() : capitalized(word)
    })
    .join('')
}

/** The full stop at the end of a name that is written out; that of an abbreviation is part of it. */
const withoutFullStop = (name: string): string =>
  /^[^.]*\p{L}{7}\.$|^\p{L}{5,}\.$/u.test(name) ? name.slice(0, -1) : name

const isInCapitals = (family: string): boolean => /^\p{Lu}[\p{Lu}\s'’-]+$/u.test(family)

/** `KWIAT` → `Kwiat` where a given name stands beside it: a group has none, and its initials stay. */
export const readFamilyName = (family: string, given: string): string =>
  given !== '' && isInCapitals(family) ? family.split(/(\s+)/).map(inName).join('') : family

/** Words that stand before a family name in small letters, where another word follows. */
const particles = new Set('af da de del den der des di dos du la le ten ter van von zu'.split(' '))

const inName = (word: string, at: number, all: readonly string[]): string =>
  at < all.length - 1 && particles.has(word.toLowerCase()) ? word.toLowerCase() : capitalized(word)

/** `JÜRGEN` → `Jürgen` beside a family name in capitals; initials without full stops (`JA`) stay. */
export const readGivenName = (given: string, family: string): string =>
  isInCapitals(family) && isShouted(given) ? given.split(/(\s+)/).map(capitalized).join('') : given
