import type { Core } from '@strapi/strapi'
import { authorNames, whoIs } from '../authors/known-names'
import type { Person } from '../authors/people'
import type { Publication } from './items'
import { newestBy } from './newest-by'

interface Ambiguous {
  name: string
  count: number
  members: NonNullable<Person['member']>[]
  mayBeLeader: boolean
  /** The newest few, to tell by who is meant. */
  publications: Publication[]
}

/** More would hide the next name on the page of the names. */
const mostShown = 3

/** The names of authors that several people of the group can have, the most frequent first. */
export async function ambiguousAuthors(strapi: Core.Strapi): Promise<Ambiguous[]> {
  const [{ match }, names] = await Promise.all([whoIs(strapi), authorNames(strapi)])
  const ambiguous = names.flatMap(({ name, publications }) => {
    const found = match(name)
    if (found.kind !== 'ambiguous') return []
    const members = found.people.flatMap(({ member }) => member ?? [])
    const mayBeLeader = found.people.some(({ member, isLeader }) => isLeader && member === undefined)
    return [{ name, count: publications, members, mayBeLeader }]
  })
  const written = ambiguous.map(({ name }) => name)
  const newest = await newestBy(strapi, written, mostShown)
  return ambiguous
    .map((one) => ({ ...one, publications: newest.get(one.name) ?? [] }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
}
