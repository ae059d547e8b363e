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

interface NameRow {
  name: string
  publications: number | string
}

/** Every name that an author is written by, with the number of publications under it. */
export async function authorNames(strapi: Core.Strapi): Promise<{ name: string; publications: number }[]> {
  const rows = (await strapi.db
    .getConnection('components_publication_authors as author')
    .join('publications_cmps as part', 'part.cmp_id', 'author.id')
    .where('part.field', 'authors')
    .groupBy('author.name')
    .select('author.name')
    .countDistinct({ publications: 'part.entity_id' })) as unknown as NameRow[]
  return rows.map(({ name, publications }) => ({ name, publications: Number(publications) }))
}

/** The ways in which the publications write the names of somebody, as far as they certainly mean that person. */
export async function namesOf(strapi: Core.Strapi, isThem: (person: Person) => boolean): Promise<string[]> {
  const [{ match }, names] = await Promise.all([whoIs(strapi), authorNames(strapi)])
  return names
    .map(({ name }) => name)
    .filter((name) => {
      const found = match(name)
      return found.kind === 'certain' && isThem(found.person)
    })
}
