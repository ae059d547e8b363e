import type { Core } from '@strapi/strapi'
import { whoIs } from '../authors/known-names'
import type { Person } from '../authors/people'
import { linesWithWords, type Line } from './lines'
import type { Paper } from './load-papers'
import { countHeld } from './of-line'

export interface Counted<Value> {
  value: Value
  count: number
}

/** Counts by what each paper has of a kind, without repetition; null does not count. */
function countBy<Value>(
  papers: readonly Paper[],
  valuesOf: (paper: Paper) => Iterable<Value | null>,
): Counted<Value>[] {
  const counts = new Map<Value, number>()
  for (const paper of papers) {
    for (const value of new Set(valuesOf(paper))) {
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return [...counts].map(([value, count]) => ({ value, count }))
}

const byCount = <Value>(one: Counted<Value>, other: Counted<Value>) => other.count - one.count

/** The years that have publications, newest first. */
export const countYears = (papers: readonly Paper[]): Counted<number>[] =>
  countBy(papers, ({ year }) => [year]).sort((one, other) => other.value - one.value)

export const countTypes = (papers: readonly Paper[]): Counted<string>[] =>
  countBy(papers, ({ type }) => [type]).sort(byCount)

/** @param names what a journal is called, by the name as a paper writes it */
export const countJournals = (
  papers: readonly Paper[],
  names: ReadonlyMap<string, string>,
): Counted<string>[] =>
  countBy(papers, ({ journal }) => [journal === null ? null : (names.get(journal) ?? journal)]).sort(
    (one, other) => byCount(one, other) || one.value.localeCompare(other.value, 'en'),
  )

/**
 * The members with the number of publications of which each certainly is an author.
 * @param chosen the slug of a member who is counted without a publication too
 */
export async function countMembers(
  strapi: Core.Strapi,
  papers: readonly Paper[],
  chosen: string | null = null,
): Promise<Counted<Person>[]> {
  const { match, people } = await whoIs(strapi)
  const memberOf = (name: string, paper: Paper) => {
    const found = match(name, paper)
    return found.kind === 'certain' && found.person.member !== undefined ? found.person : null
  }
  const counts = countBy(papers, (paper) => paper.authors.map((name) => memberOf(name, paper))).sort(byCount)
  const wanted = people.find(({ member, slugs }) => member && chosen !== null && slugs.includes(chosen))
  return wanted === undefined || counts.some(({ value }) => value === wanted)
    ? counts
    : [...counts, { value: wanted, count: 0 }]
}

/** The research lines that can have papers, in the order of their page, with how many of these are of each. */
export async function countLines(strapi: Core.Strapi, papers: readonly Paper[]): Promise<Counted<Line>[]> {
  const lines = await linesWithWords(strapi)
  return lines.map((line) => ({ value: line, count: countHeld(line.words ?? '', papers) }))
}
