import { withoutTitles } from '../api/member/titles'
import { asSearched } from '../api/publication/search-text'
import { spellingsOf } from '../rules/letters'
import { canBeSame, readPersonName, type PersonName } from './person-name'

/** Somebody whom an author can be. */
export interface Candidate {
  name: string
  /** Aliases, of which each is his alone. */
  aliases: readonly string[]
}

export type Match<C> =
  | {
      kind: 'certain'
      person: C
      /** The paper has nothing but initials of somebody whose given names are known: namesakes have them too. */
      byInitials: boolean
    }
  /** Several people fit, or one of whom it is doubtful: nobody is guessed. */
  | { kind: 'ambiguous'; people: C[] }
  | { kind: 'nobody' }

/** The letters of a name, for telling whether two are written alike. */
export const written = (name: string): string => asSearched(withoutTitles(name))

/** Behind a name on a paper: who contributed equally, where somebody works. */
const marks = /[*∗†‡§¶⁰¹²³⁴-⁹]+/g

/**
 * Finds out who the authors are. A name that is written like an alias of one person is that person, also where others
 * are called so; else like the name of one person; else a name that only one person can have, with initials and without
 * accents.
 * @returns a function of the author's name, which remembers what it was asked
 */
export function matcher<C extends Candidate>(people: readonly C[]): (author: string) => Match<C> {
  const byName = new Map<string, Set<C>>()
  const byAlias = new Map<string, Set<C>>()
  const byFamily = new Map<string, { name: PersonName; person: C }[]>()
  for (const person of people) {
    const aliases = new Set(person.aliases)
    for (const name of [withoutTitles(person.name), ...aliases]) {
      const key = written(name)
      byName.set(key, (byName.get(key) ?? new Set()).add(person))
      if (aliases.has(name)) byAlias.set(key, (byAlias.get(key) ?? new Set()).add(person))
      for (const read of spellingsOf(name).map(readPersonName))
        byFamily.set(read.family, [...(byFamily.get(read.family) ?? []), { name: read, person }])
    }
  }

  const find = (onPaper: string): Match<C> => {
    const author = onPaper.replace(marks, '')
    const exact = byAlias.get(written(author)) ?? byName.get(written(author))
    const [spelling, ...others] = spellingsOf(withoutTitles(author))
    const read = readPersonName(spelling)
    const possible = [read, ...others.map(readPersonName)].flatMap((one) =>
      (byFamily.get(one.family) ?? []).filter(({ name }) => canBeSame(name, one)),
    )
    const found = [...(exact ?? new Set(possible.map(({ person }) => person)))]
    const [person] = found
    if (person === undefined) return { kind: 'nobody' }
    if (found.length > 1) return { kind: 'ambiguous', people: found }
    const byInitials = exact === undefined && read.given.every((given) => given.length === 1)
    return { kind: 'certain', person, byInitials }
  }

  const known = new Map<string, Match<C>>()
  return (author) => {
    const match = known.get(author) ?? find(author)
    known.set(author, match)
    return match
  }
}
