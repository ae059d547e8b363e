import type { Core } from '@strapi/strapi'
import { whoIs } from '../authors/known-names'
import type { Person } from '../authors/people'
import { catalogue } from './catalogue'
import { findPublications, type Publication } from './items'
import type { Paper } from './load-papers'

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
  const [{ match }, { papers }] = await Promise.all([whoIs(strapi), catalogue(strapi)])
  const waiting = [...papersByName(papers)].flatMap(([name, own]) => {
    const found = match(name)
    if (found.kind !== 'ambiguous') return []
    const members = found.people.flatMap(({ member }) => member ?? [])
    const mayBeLeader = found.people.some(({ member, isLeader }) => isLeader && member === undefined)
    return [{ name, count: own.length, members, mayBeLeader, newest: own.slice(0, mostShown) }]
  })
  const shown = await findPublications(
    strapi,
    waiting.flatMap(({ newest }) => newest),
  )
  const byId = new Map(shown.map((publication) => [publication.id, publication]))
  return waiting
    .map(({ newest, ...one }) => ({ ...one, publications: newest.flatMap(({ id }) => byId.get(id) ?? []) }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
}

function papersByName(papers: readonly Paper[]): Map<string, Paper[]> {
  const byName = new Map<string, Paper[]>()
  for (const paper of papers) {
    for (const name of new Set(paper.authors)) {
      const own = byName.get(name) ?? []
      own.push(paper)
      byName.set(name, own)
    }
  }
  return byName
}
