import type { Core } from '@strapi/strapi'
import { keptUntilChange } from '../content-version/kept'
import { kindOf } from '../documents/kinds'
import { matcher, type Match } from './match'
import { everybody, type Person } from './people'

/** An author, by what stands on a paper. */
export type Matching = (author: string, paper: OfPaper) => Match<Person>

/** What a paper tells of its authors beside their names. */
interface OfPaper {
  year: number
  authors: readonly string[]
}

interface Known {
  people: Person[]
  match: Matching
  /** What the names are told by. */
  key: string
  byName: (author: string) => Match<Person>
}

async function read(strapi: Core.Strapi, earlier: Promise<Known> | undefined): Promise<Known> {
  const before = await earlier
  const people = await everybody(strapi)
  const key = JSON.stringify(
    people.map(({ name, aliases, member, isLeader }) => [name, aliases, member?.documentId, isLeader]),
  )
  // Taking thousands of names apart again would take its time.
  const byName = before?.key === key ? before.byName : matcher(people)
  const byIdentity = new Map(people.map((person) => [person.member?.documentId, person]))
  // The names are remembered with the people of then; the answer is about the people of now.
  const now = (person: Person): Person => byIdentity.get(person.member?.documentId) ?? person
  const match: Matching = (author, paper) => {
    const found = byName(author)
    if (found.kind === 'certain') {
      const person = now(found.person)
      const { byInitials } = found
      return byInitials && !fits(person, author, paper, byName)
        ? { kind: 'ambiguous', people: [person] }
        : { kind: 'certain', person, byInitials }
    }
    if (found.kind === 'ambiguous') return { kind: 'ambiguous', people: found.people.map(now) }
    return found
  }
  return { people, match, key, byName }
}

/**
 * Who an author is, by the name; initials alone only where the paper fits the person. It is kept for as long as nothing is
 * changed of members and site; what is known of the names, for as long as nobody comes, goes or is called otherwise.
 */
export const whoIs: (strapi: Core.Strapi) => Promise<{ match: Matching; people: Person[] }> = keptUntilChange(
  ['api::member.member', 'api::site.site'].map(kindOf),
  read,
)

/**
 * Whether a paper can be somebody's of whom it has only the initials: by its year where it is known when the person was
 * in the group, else by another author from the group. Nothing speaks against a leader, or against a single author.
 */
function fits(
  { years, isLeader }: Person,
  author: string,
  { year, authors }: OfPaper,
  known: (author: string) => Match<Person>,
): boolean {
  if (years !== undefined) return year >= years.first && year <= years.last
  const others = authors.filter((name) => name !== author)
  return isLeader || others.length === 0 || others.some((name) => known(name).kind !== 'nobody')
}
