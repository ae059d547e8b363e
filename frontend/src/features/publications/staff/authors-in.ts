import { isOrganisation, suffixes } from '../record/author-name'
import type { Several } from '../../../ui/form/fields/list-field'

const initials = String.raw`\p{Lu}\p{M}*\.?(?:[\s.-]*\p{Lu}\p{M}*\.?){0,3}`
const initialsAlone = new RegExp(`^${initials}$`, 'u')
/** `A. Sample`, `J.-P. van der Sample`, and `Sample AB`. */
const withInitials = new RegExp(
  String.raw`^(?:(?:\p{Lu}\p{M}*\.[\s-]*)+\p{L}[\p{L}\p{M}'’ -]+|\p{L}[\p{L}\p{M}'’ -]+\s${initials})$`,
  'u',
)

const joined = String.raw`(?:and|und|et|&)`
const atJoints = new RegExp(String.raw`\s*,?\s+${joined}\s+`, 'i')
const atCommas = new RegExp(String.raw`,\s+(?:${joined}\s+)?|\s+${joined}\s+`, 'i')

/** The number of an affiliation behind a name; a mark such as `*`, which the paper explains, stays. */
const affiliation = /(?<=[\p{L}.])\d+(?:,\d+)*(?=[*†‡§]*$)/u

const commas = (text: string) => text.split(',').length - 1

/**
 * The authors in a text that is typed or pasted as papers have them: `A. One, B. Two and C. Three`, `One, A., Two, B., &
 * Three, C.`, BibTeX's `One, A. and Two, B.`, or with semicolons. `Smith, Jr., J.` is one, and so is an institution with its
 * commas as far as nobody says otherwise.
 */
export function authorsIn(text: string): Several {
  const bySemicolon = cleaned(text.split(';'))
  if (text.includes(';')) return { parts: bySemicolon, isCertain: true }
  const byJoint = cleaned(text.split(atJoints))
  if (byJoint.length > 1 && byJoint.every((name) => commas(name) === 1))
    return { parts: byJoint, isCertain: true }
  const parts = cleaned(text.split(atCommas)).filter((part) => !/^\d+[*†‡§]*$/.test(part))
  const [, second = '', third = ''] = parts
  if (parts.length < 2 || (parts.length === 3 && (suffixes.test(second) || suffixes.test(third))))
    return { parts: [text], isCertain: true }
  if (parts.length % 2 === 0 && parts.every((part, index) => index % 2 === 0 || initialsAlone.test(part)))
    return { parts: inPairs(parts), isCertain: true }
  const areWhole = parts.every((part) => part.includes(' ')) && !parts.some(isOrganisation)
  const isCertain =
    parts.every((part) => withInitials.test(part)) || (areWhole && (parts.length > 2 || atJoints.test(text)))
  return { parts, isCertain }
}

const cleaned = (names: string[]): string[] =>
  names.map((name) => name.trim().replace(affiliation, '')).filter((name) => name !== '')

const inPairs = (parts: readonly string[]): string[] =>
  parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}, ${parts[index + 1] ?? ''}`] : []))
