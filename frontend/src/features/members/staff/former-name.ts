import { withoutTitles } from '../../../staff/person-titles'

/** By what papers are found: the family name, and the first letter of the given one. */
function ends(name: string): (string | undefined)[] {
  const words = withoutTitles(name).replace(/,.*$/, '').trim().toLowerCase().split(/\s+/)
  return [words[0]?.charAt(0), words.at(-1)]
}

/**
 * The name that somebody had before, when papers of it would not be found by the one of now; undefined when they would, or
 * when it is an alias already.
 */
export function formerName(
  before: string,
  { name, aliases }: { name: string; aliases: readonly string[] },
): string | undefined {
  const former = withoutTitles(before)
  const [wasFirst, wasLast] = ends(before)
  const [first, last] = ends(name)
  const isFound = wasFirst === first && wasLast === last
  return isFound || aliases.includes(former) ? undefined : former
}
