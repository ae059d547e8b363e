import { cleanText } from './clean-text'

export interface NameParts {
  family?: string | undefined
  given?: string | undefined
  particle?: string | undefined
  suffix?: string | undefined
  /** A name that is not taken apart: of a collaboration. */
  literal?: string | undefined
}

/** A part of a name without what is no name: markup, an e-mail address. */
const written = (part: string | undefined): string =>
  cleanText(part ?? '')
    .replace(/\S*@\S*/g, '')
    .trim()

/** A name as a journal prints it, `J. van der Sample`; with a suffix as `Smith, Jr., J.`, which keeps its parts apart. */
export function writeName({ family, given, particle, suffix, literal }: NameParts): string {
  const last = [particle, family].map(written).filter(Boolean).join(' ') || written(literal)
  const first = written(given)
  const end = written(suffix)
  if (end !== '') return [last, end, first].filter(Boolean).join(', ')
  return first === '' ? last : `${first} ${last}`
}

const others = /^(et\.? ?al\.?|and others|others|u\.? ?a\.?)$/i

/** The names without blank ones and without those that only say that there are more. */
export function authorsOf(names: readonly NameParts[]): { authors: string[]; notes: string[] } {
  const all = names.map(writeName).filter((name) => name !== '')
  const authors = all.filter((name) => !others.test(name))
  const notes =
    authors.length < all.length
      ? ['The source names more authors than it lists (et al.). Add them if you can.']
      : []
  return { authors, notes }
}
