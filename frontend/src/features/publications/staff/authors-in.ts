import { isEastAsian, isOrganisation, suffixes } from '../record/author-name'
import type { Several } from '../../../ui/form/fields/list-field'

/** One initial, `J.`, `J`, or `Yu.` as Russian names have it. */
const initial = String.raw`\p{Lu}\p{M}*(?:\p{Ll}{1,2}\.|\.?)`
const initials = String.raw`${initial}(?:[\s.-]*${initial}){0,3}`
const initialsAlone = new RegExp(`^${initials}$`, 'u')
/** `A. Sample`, `J.-P. van der Sample`, and `Sample AB`. */
const withInitials = new RegExp(
  String.raw`^(?:(?:\p{Lu}\p{M}*\.[\s-]*)+\p{L}[\p{L}\p{M}'’ -]+|\p{L}[\p{L}\p{M}'’ -]+\s${initials})[*†‡§]*$`,
  'u',
)

const joined = String.raw`(?:and|und|et|&)`
const atJoints = new RegExp(String.raw`\s*,?\s+${joined}\s+`, 'i')
const atCommas = new RegExp(String.raw`,\s+(?:${joined}\s+)?|\s+${joined}\s+`, 'i')
const joint = new RegExp(String.raw`^${joined}\s+`, 'i')
/** What stands between a name and the next, or nothing more. */
const separated = new RegExp(String.raw`^\s*(?:$|;|${joined}\s)`, 'i')

/** What refers to an affiliation or a note: `1`, `²`, `a`, `[b]`, `*`. */
const reference = String.raw`(?:[\d⁰¹²³⁴-⁹]+|\[[a-z]\]|[*∗†‡§¶]+)`
/** Several behind a name, set as they come: `1,2*` and `,*[a]`, or apart: ` a,b,*`. With the comma behind them. */
const references = new RegExp(
  String.raw`(?<=[\p{L}\p{M}.])(?:(?:,?${reference})+|\s+(?:[a-z]|${reference})(?:,\s?(?:[a-z]|${reference}))*(?=\s*(?:[,;]|$|${joined}\s)))(?![\p{L}\d]),?`,
  'gu',
)

const commas = (text: string) => text.split(',').length - 1

/**
 * The text with a comma or a semicolon between all authors, and without what papers write around their names. A mark such
 * as `*`, which the paper explains, stays.
 */
const plainly = (text: string): string =>
  text
    .replace(/^\s*(?:by|authors?:)\s+/i, '')
    .replace(/[\s,;]{0,3}\b(?:et al\b\.?|and others)\s*$/i, '')
    .replace(/[、；•|]|\s·\s/g, '; ')
    .replace(/，\s*|,(?=\p{L}{2})|,?\s?…\s*/gu, ', ')
    .replace(references, (all, at: number, whole: string) => {
      const isFollowed = separated.test(whole.slice(at + all.length))
      return all.replace(/[^*∗†‡§¶]/gu, '') + (isFollowed ? '' : ',')
    })

/**
 * The authors in a text that is typed or pasted as papers have them: `A. One, B. Two and C. Three`, `One, A., Two, B., &
 * Three, C.`, BibTeX's `One, A. and Two, B.`, or with semicolons. `Smith, Jr., J.` is one, and so is an institution with its
 * commas as far as nobody says otherwise.
 */
export function authorsIn(text: string): Several {
  const plain = plainly(text)
  if (plain.includes(';')) return { parts: bySemicolons(plain), isCertain: true }
  const byJoint = cleaned(plain.split(atJoints))
  if (byJoint.length > 1 && byJoint.every((name) => commas(name) === 1))
    return { parts: byJoint, isCertain: true }
  const found = cleaned(plain.split(atCommas))
  const [, second = '', third = ''] = found
  if (found.length < 2 || (found.length === 3 && (suffixes.test(second) || suffixes.test(third))))
    return { parts: [text], isCertain: true }
  const parts = withSuffixes(found)
  if (
    parts.length % 2 === 0 &&
    parts.every((part, index) => index % 2 === 0 || initialsAlone.test(bare(part)))
  )
    return { parts: inPairs(parts), isCertain: true }
  const areWhole = parts.every((part) => part.includes(' ')) && !parts.some(isOrganisation)
  const isCertain =
    parts.every((part) => withInitials.test(bare(part)) || isEastAsian(part)) ||
    (areWhole && (parts.length > 2 || atJoints.test(plain)))
  return { parts, isCertain }
}

/** `A; B; and C`, and `A; B & C` where both are people. */
function bySemicolons(text: string): string[] {
  const parts = cleaned(text.split(';').map((part) => part.trim().replace(joint, '')))
  const last = cleaned((parts.at(-1) ?? '').split(atJoints))
  const arePeople = parts.length > 1 && last.every((name) => /[\s,]/.test(name) && !isOrganisation(name))
  return arePeople ? [...parts.slice(0, -1), ...last] : parts
}

const cleaned = (names: string[]): string[] => names.map((name) => name.trim()).filter((name) => name !== '')

/** `J. Smith` and `Jr.` are one. */
const withSuffixes = (parts: readonly string[]): string[] =>
  parts.flatMap((part, index) => {
    const next = parts[index + 1] ?? ''
    if (suffixes.test(part)) return []
    return [suffixes.test(next) ? `${part}, ${next}` : part]
  })

/** A name without its suffix. */
const bare = (name: string): string => name.replace(/, [^,]+$/, '')

const inPairs = (parts: readonly string[]): string[] =>
  parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}, ${parts[index + 1] ?? ''}`] : []))
