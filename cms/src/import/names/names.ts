import { isEastAsian } from '../../authors/person-name'
import { readFamilyName, readGivenName } from '../text/capitals'
import { cleanText, withoutEntities } from '../text/clean-text'
import { peopleIn, suffix } from './people'

const noBreak = '\u00a0'

export interface NameParts {
  family?: string | undefined
  given?: string | undefined
  particle?: string | undefined
  suffix?: string | undefined
  /** A name that is not taken apart: of a collaboration. */
  literal?: string | undefined
}

/** `Sample, Jane`; `Sample, Jr., Jane` and `Sample, Jane, Jr.`; `Sample J` with initials alone; else the name of a group, or of several people. */
export function namePartsOf(text: string): NameParts {
  // Their semicolons divide no people.
  const name = withoutEntities(text).replace(/\s+/g, ' ').trim()
  if (peopleIn(name) !== undefined) return { literal: name }
  const [last = '', ...rest] = name.split(',').map((part) => part.trim())
  if (rest.length > 0) {
    const given = suffix.test(rest.at(-1) ?? '') && rest.length > 1 ? rest.shift() : rest.pop()
    // PubMed: `Smith, John A 3rd`
    const [, bare, end] = rest.length === 0 ? (/^(.+) (\S+)$/.exec(given ?? '') ?? []) : []
    if (bare !== undefined && suffix.test(end ?? '')) return { family: last, given: bare, suffix: end }
    return { family: last, given, suffix: rest.join(' ') }
  }
  const [, family, given, end] =
    /^(.+) (\p{Lu}{1,4}|(?:\p{Lu}\.[-‐]?){1,4})(?: ((?:Jr|Sr)\.?|[234](?:nd|rd|th)))?$/u.exec(name) ?? []
  return family === undefined ? { literal: name } : { family, given, suffix: end }
}

/** Numbers of affiliations, which copied names have behind them. */
const affiliations = /<sup>[\d,;\s]*<\/sup>|[⁰¹²³⁴-⁹]+(?:[,⁾\s]*[⁰¹²³⁴-⁹]+)*/g

/** A part of a name without what is no name: markup, numbers of affiliations, an e-mail address. */
const written = (part: string | undefined): string =>
  cleanText((part ?? '').replace(affiliations, ''))
    .replace(/\S*@\S*/g, '')
    .trim()

/** The words of a family name stay together where a given name stands before them; its particles are told by their case. */
const together = (family: string): string => {
  const [, particles = '', name = ''] = /^((?:['’]?\p{Ll}\S* )*)(.*)$/u.exec(family) ?? []
  return particles + name.replaceAll(' ', noBreak)
}

/**
 * A name as a journal prints it, `J. van der Sample` or `王 小明`; with a suffix as `Smith, Jr., J.`, which keeps its parts apart. In
 * `Gabriel García Márquez` the space that does not break says that both words are the family name.
 */
export function writeName({ family, given, particle, suffix, literal }: NameParts): string {
  const first = readGivenName(written(given), written(family))
  const last =
    [written(particle), readFamilyName(written(family), first)].filter(Boolean).join(' ') || written(literal)
  const end = written(suffix)
  if (end !== '') return [last, end, first].filter(Boolean).join(', ')
  if (first === '') return last
  return isEastAsian(`${last} ${first}`) ? `${last} ${first}` : `${first} ${together(last)}`
}

const others = /^(et\.? ?al\.?|and others|others|u\.? ?a\.?)$/i

const othersBehind = /[\s,;]+(?:et\.? ?al\.?|and others)$/i

/** A name without the `et al.` that some write behind the first; the same where there is none. */
function withoutOthers(name: NameParts): NameParts {
  const { given = '', family = '', literal = '' } = name
  if (![given, family, literal].some((part) => othersBehind.test(part))) return name
  const bare = (part: string) => part.replace(othersBehind, '')
  return literal === '' ? { ...name, given: bare(given), family: bare(family) } : namePartsOf(bare(literal))
}

/** The names without blank ones and without those that only say that there are more. */
export function authorsOf(names: readonly NameParts[]): { authors: string[]; notes: string[] } {
  const known = names.map(withoutOthers)
  const all = known.map(writeName).filter((name) => name !== '')
  const authors = all.filter((name) => !others.test(name))
  const notes =
    authors.length < all.length || known.some((name, index) => name !== names[index])
      ? ['The source names more authors than it lists (et al.). Add them if you can.']
      : []
  return { authors, notes }
}
