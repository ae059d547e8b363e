import type { Core, Modules } from '@strapi/strapi'
import { asWords } from '../api/publication/search-text'
import { catalogue } from './catalogue'
import { findPublications, type Publication } from './items'
import type { Paper } from './load-papers'

type Entry = Modules.Documents.AnyDocument

/** What is found for the words of research lines, by the words. */
type Found<Item> = Promise<Map<string, Item[]>>

/** More would make a line as long as the list of all. */
const mostPapers = 3
const mostOthers = 24

/**
 * Whether a text holds a word that begins as one of the line's: `sens` finds sensors and sensing, `gas sens` finds gas
 * sensing. Accents, capitals and indices make no difference.
 *
 * @param words of the line, separated by commas
 * @returns judges a text as {@link searched} makes it
 */
export function holds(words: string): (text: string) => boolean {
  const beginnings = words
    .split(/[,;\n]/)
    .map(asWords)
    .filter((beginning) => beginning !== ' ')
  return (text) => beginnings.some((beginning) => text.includes(beginning))
}

/**
 * The first few things of which a text holds one of the line's words.
 *
 * @param most how many are wanted
 */
export function heldBy<Item>(
  words: string,
  items: readonly (readonly [text: string, item: Item])[],
  most: number,
): Item[] {
  const isHeld = holds(words)
  const found: Item[] = []
  for (const [text, item] of items) {
    if (found.length === most) break
    if (isHeld(text)) found.push(item)
  }
  return found
}

/** A text as {@link holds} looks through it. */
const searched = (...texts: unknown[]) => asWords(texts.filter((text) => typeof text === 'string').join(' '))

/** The newest papers of research lines, by their titles. */
export async function papersOfLines(strapi: Core.Strapi, lines: readonly string[]): Found<Publication> {
  const { papers } = await catalogue(strapi)
  const titles = papers.map((paper) => [paper.searchedTitle, paper] as const)
  const papersOf = new Map(lines.map((words) => [words, heldBy(words, titles, mostPapers)]))
  const found = await findPublications(strapi, [...papersOf.values()].flat())
  const byId = new Map(found.map((publication) => [publication.id, publication]))
  return new Map([...papersOf].map(([words, own]) => [words, own.flatMap(({ id }) => byId.get(id) ?? [])]))
}

/** How many of these papers a research line with these words has. */
export function countHeld(words: string, papers: readonly Paper[]): number {
  const isHeld = holds(words)
  return papers.filter(({ searchedTitle }) => isHeld(searchedTitle)).length
}

/** How many papers research lines have. */
export async function countPapersOfLines(
  strapi: Core.Strapi,
  lines: readonly string[],
): Promise<Map<string, number>> {
  const { papers } = await catalogue(strapi)
  return new Map(lines.map((words) => [words, countHeld(words, papers)]))
}

/** The present members of research lines, by what they say of their work, in the order of joining. */
export async function membersOfLines(strapi: Core.Strapi, lines: readonly string[]): Found<Entry> {
  const members = (await strapi.db.query('api::member.member').findMany({
    where: { category: 'presentGroupMembers' },
    orderBy: [{ joiningDate: 'asc' }, { id: 'asc' }],
  })) as Entry[]
  // Databases disagree where those without a date stand.
  const inOrder = [...members.filter(joined), ...members.filter((member) => !joined(member))]
  const texts = inOrder.map((member) => [searched(member.description, member.thesisTitle), member] as const)
  return new Map(lines.map((words) => [words, heldBy(words, texts, mostOthers)]))
}

const joined = ({ joiningDate }: Entry) => typeof joiningDate === 'string'

/** The facilities of research lines, by their names, in the order of the page that shows them all. */
export async function facilitiesOfLines(strapi: Core.Strapi, lines: readonly string[]): Found<Entry> {
  const facilities = (await strapi.db
    .query('api::facility.facility')
    .findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })) as Entry[]
  const names = facilities.map((facility) => [searched(facility.name), facility] as const)
  return new Map(lines.map((words) => [words, heldBy(words, names, mostOthers)]))
}
