import type { Core } from '@strapi/strapi'
import { whoIs } from '../authors/known-names'
import type { Person } from '../authors/people'
import { papers, type Facet, type Narrow } from './filter'

export interface Counted<Value> {
  value: Value
  count: number
}

interface Row<Value> {
  value: Value | null
  count: number | string
}

/** The values of one column with the number of publications that have each. @param without a facet that shall not count */
async function countBy<Value>(
  strapi: Core.Strapi,
  narrow: Narrow,
  facet: 'year' | 'type' | 'journal',
  without?: Facet,
): Promise<Counted<Value>[]> {
  const column = `paper.${facet}`
  const rows = (await narrow(papers(strapi), without)
    .whereNotNull(column)
    .groupBy(column)
    .select({ value: column })
    .count({ count: 'paper.id' })) as unknown as Row<Value>[]
  return rows.flatMap(({ value, count }) => (value === null ? [] : [{ value, count: Number(count) }]))
}

const byCount = <Value>(one: Counted<Value>, other: Counted<Value>) => other.count - one.count

/** The years that have publications, newest first. @param without a facet that shall not count */
export const countYears = async (
  strapi: Core.Strapi,
  narrow: Narrow,
  without?: Facet,
): Promise<Counted<number>[]> =>
  (await countBy<number>(strapi, narrow, 'year', without)).sort((one, other) => other.value - one.value)

export const countTypes = async (strapi: Core.Strapi, narrow: Narrow): Promise<Counted<string>[]> =>
  (await countBy<string>(strapi, narrow, 'type', 'type')).sort(byCount)

export const countJournals = async (strapi: Core.Strapi, narrow: Narrow): Promise<Counted<string>[]> =>
  (await countBy<string>(strapi, narrow, 'journal', 'journal')).sort(
    (one, other) => byCount(one, other) || one.value.localeCompare(other.value, 'en'),
  )

/** The members with the number of publications of which each certainly is an author. */
export async function countMembers(strapi: Core.Strapi, narrow: Narrow): Promise<Counted<Person>[]> {
  const [{ match }, rows] = await Promise.all([
    whoIs(strapi),
    narrow(papers(strapi), 'member')
      .join('publications_cmps as part', 'part.entity_id', 'paper.id')
      .join('components_publication_authors as author', 'part.cmp_id', 'author.id')
      .where('part.field', 'authors')
      .groupBy('author.name')
      .select({ value: 'author.name' })
      .countDistinct({ count: 'paper.id' }) as unknown as Promise<Row<string>[]>,
  ])
  const counted = new Map<Person, number>()
  for (const { value, count } of rows) {
    const found = match(value ?? '')
    if (found.kind !== 'certain' || found.person.member === undefined) continue
    counted.set(found.person, (counted.get(found.person) ?? 0) + Number(count))
  }
  return [...counted].map(([value, count]) => ({ value, count })).sort(byCount)
}
