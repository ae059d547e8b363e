import type { Core } from '@strapi/strapi'
import { authorNames, whoIs } from '../authors/known-names'
import type { Person } from '../authors/people'

interface Ambiguous {
  name: string
  count: number
  members: NonNullable<Person['member']>[]
  mayBeLeader: boolean
}

/** The names of authors that several people of the group can have, the most frequent first. */
export async function ambiguousAuthors(strapi: Core.Strapi): Promise<Ambiguous[]> {
  const [{ match }, names] = await Promise.all([whoIs(strapi), authorNames(strapi)])
  return names
    .flatMap(({ name, publications }) => {
      const found = match(name)
      if (found.kind !== 'ambiguous') return []
      const members = found.people.flatMap(({ member }) => member ?? [])
      return [
        { name, count: publications, members, mayBeLeader: found.people.some(({ isLeader }) => isLeader) },
      ]
    })
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
}
