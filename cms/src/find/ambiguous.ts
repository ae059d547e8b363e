import type { Core } from '@strapi/strapi'
import { whoIs, type Matching } from '../authors/known-names'
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

/** The names of authors that are nobody’s for certain, though somebody can have them, the most frequent first. */
export async function ambiguousAuthors(strapi: Core.Strapi): Promise<Ambiguous[]> {
  const [{ match }, { papers }] = await Promise.all([whoIs(strapi), catalogue(strapi)])
  const waiting = [...doubtful(papers, match)].map(([name, { own, people }]) => {
    const members = people.flatMap(({ member }) => member ?? [])
    const mayBeLeader = people.some(({ member, isLeader }) => isLeader && member === undefined)
    return { name, count: own.length, members, mayBeLeader, newest: own.slice(0, mostShown) }
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

interface Doubtful {
  own: Paper[]
  people: Person[]
}

/** The papers on which it is not certain whose a name is, by the name. */
function doubtful(papers: readonly Paper[], match: Matching): Map<string, Doubtful> {
  const byName = new Map<string, Doubtful>()
  for (const paper of papers) {
    for (const name of new Set(paper.authors)) {
      const found = match(name, paper)
      if (found.kind !== 'ambiguous') continue
      const { own, people } = byName.get(name) ?? { own: [], people: found.people }
      byName.set(name, { own: [...own, paper], people })
    }
  }
  return byName
}
