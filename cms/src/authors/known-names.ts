import type { Core } from '@strapi/strapi'
import { matcher, type Match } from './match'
import { everybody, type Person } from './people'

type Matching = (author: string) => Match<Person>

/** The last matching with the people it was made of: taking thousands of names apart again would take its time. */
let last: { people: string; match: Matching } | undefined

/**
 * Who an author is, by the name. The people are read anew each time, and what is known of the names is kept for as
 * long as nobody comes, goes or is called otherwise.
 */
export async function whoIs(strapi: Core.Strapi): Promise<{ match: Matching; people: Person[] }> {
  const people = await everybody(strapi)
  const key = JSON.stringify(
    people.map(({ name, aliases, member, isLeader }) => [name, aliases, member?.documentId, isLeader]),
  )
  if (last?.people !== key) {
    last = { people: key, match: matcher(people) }
  }
  const byIdentity = new Map(people.map((person) => [person.member?.documentId, person]))
  const { match: known } = last
  // The names are remembered with the people of then; the answer is about the people of now.
  const now = (person: Person): Person => byIdentity.get(person.member?.documentId) ?? person
  const match: Matching = (author) => {
    const found = known(author)
    if (found.kind === 'certain') return { kind: 'certain', person: now(found.person) }
    if (found.kind === 'ambiguous') return { kind: 'ambiguous', people: found.people.map(now) }
    return found
  }
  return { match, people }
}
