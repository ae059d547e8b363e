import { suffixes } from '../../authors/person-name'

/** What follows a name without being one. */
export const suffix = new RegExp(String.raw`^(?:${[...suffixes].join('|')})\.?$`, 'i')

const initials = String.raw`\p{Lu}\p{M}*\.?(?:[\s.-]*\p{Lu}\p{M}*\.?){0,3}`
const initialsAlone = new RegExp(`^${initials}$`, 'u')
/** `A. Sample`, `J.-P. van der Sample` */
const initialsFirst = /^(?:\p{Lu}\p{M}*\.[\s-]*)+\p{L}[\p{L}\p{M}'’-]+(?:\s[\p{L}\p{M}'’-]+)*$/u
/** `Sample AB`, `Sample A.-B.` */
const initialsLast = /^\p{L}[\p{L}\p{M}'’-]+(?:\s[\p{L}\p{M}'’-]+)*\s(?:\p{Lu}{1,3}|(?:\p{Lu}\.[-‐]?){1,4})$/u

/** `Sample, A., Example, B.` as two names of two parts each. */
const inPairs = (parts: readonly string[]): string[] =>
  parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}, ${parts[index + 1] ?? ''}`] : []))

/**
 * The people of one text that names several, joined by commas or semicolons, as no format has it and many people write
 * it. `Family, Given` and `Family, Jr., Given` are one.
 * @returns `undefined` of one name
 */
export function peopleIn(text: string): string[] | undefined {
  const bySemicolon = text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (bySemicolon.length > 1) return bySemicolon
  const parts = text.split(/\s*,\s*(?:(?:and|&)\s+)?|\s+(?:and|&)\s+/i).filter((part) => part !== '')
  const [, second = '', third = ''] = parts
  if (parts.length < 2 || (parts.length === 3 && (suffix.test(second) || suffix.test(third))))
    return undefined
  if (parts.every((part) => initialsFirst.test(part) || initialsLast.test(part))) return parts
  const hasPairs = parts.length >= 4 && parts.length % 2 === 0
  if (hasPairs && parts.every((part, index) => index % 2 === 0 || initialsAlone.test(part)))
    return inPairs(parts)
  if (parts.length >= 3 && parts.every((part) => part.includes(' '))) return parts
  if (parts.length < 4) return undefined
  return hasPairs && parts.every((part) => !part.includes(' ')) ? inPairs(parts) : parts
}
