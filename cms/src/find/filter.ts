import type { Core } from '@strapi/strapi'
import { whoIs, type Matching } from '../authors/known-names'
import { catalogue, type Catalogue } from './catalogue'
import { linesWithWords, type Line } from './lines'
import type { Paper } from './load-papers'
import { holds } from './of-line'

/** What publications are asked for, as GraphQL's PublicationSelection; all of it must be true of one. */
export interface PublicationFilter {
  year?: number | null
  /** The first and the last year of a span. */
  from?: number | null
  to?: number | null
  type?: string | null
  /** The slug of a member, or of the leader. */
  member?: string | null
  journal?: string | null
  /** The id of a research line. */
  line?: string | null
  /** What is looked for in their texts. */
  q?: string | null
}

type Facet = keyof PublicationFilter

/** A filter with what it needs to know, ready for every count of a request. */
export interface Selection {
  filter: PublicationFilter
  /** Those that fit, the best first where something is looked for, else the newest. */
  papers: readonly Paper[]
  /** Those that would fit without one of the choices, in any order. */
  without: (facet: Facet) => readonly Paper[]
  /** What a journal is called, by the name as a paper writes it. */
  journals: ReadonlyMap<string, string>
  /** Whether nothing was found as it is written, so that misspelt words were forgiven. */
  isForgiving: boolean
}

/** What was selected last: one page asks for its list, its years and its counts. */
let last:
  | { catalogue: Catalogue; match: Matching; lines: readonly Line[]; filter: string; selection: Selection }
  | undefined

/** Prepares a filter. */
export async function selection(strapi: Core.Strapi, filter: PublicationFilter): Promise<Selection> {
  const [known, { match }, lines] = await Promise.all([
    catalogue(strapi),
    whoIs(strapi),
    linesWithWords(strapi),
  ])
  const key = JSON.stringify(filter)
  if (last?.catalogue !== known || last.match !== match || last.lines !== lines || last.filter !== key)
    last = { catalogue: known, match, lines, filter: key, selection: select(known, match, lines, filter) }
  return last.selection
}

function select(
  known: Catalogue,
  match: Matching,
  lines: readonly Line[],
  filter: PublicationFilter,
): Selection {
  const { year, from, to, type, member, journal, line, q } = filter
  const isOfLine = holds(lines.find(({ documentId }) => documentId === line)?.words ?? '')
  const isTheirs = (paper: Paper) =>
    paper.authors.some((name) => {
      const found = match(name, paper)
      return found.kind === 'certain' && found.person.slugs.includes(member ?? '')
    })
  const journalOf = (name: string) => known.journals.get(name) ?? name
  const found = q ? known.index.find(q) : undefined
  const conditions: Record<Facet, ((paper: Paper) => boolean) | undefined> = {
    year: year ? (paper) => paper.year === year : undefined,
    from: from ? (paper) => paper.year >= from : undefined,
    to: to ? (paper) => paper.year <= to : undefined,
    type: type ? (paper) => paper.type === type : undefined,
    journal: journal
      ? (paper) => paper.journal !== null && journalOf(paper.journal) === journalOf(journal)
      : undefined,
    member: member ? isTheirs : undefined,
    line: line ? ({ searchedTitle }) => isOfLine(searchedTitle) : undefined,
    q: found && (({ id }) => found.scores.has(id)),
  }
  const fitting = (without?: Facet): Paper[] => {
    const all = Object.entries(conditions).flatMap(([facet, condition]) =>
      facet === without || condition === undefined ? [] : condition,
    )
    return known.papers.filter((paper) => all.every((condition) => condition(paper)))
  }
  const score = ({ id }: Paper) => found?.scores.get(id) ?? 0
  const whole = found === undefined ? fitting() : fitting().sort((one, other) => score(other) - score(one))
  return {
    filter,
    papers: whole,
    without: (facet) => (conditions[facet] === undefined ? whole : fitting(facet)),
    journals: known.journals,
    isForgiving: found?.isForgiving ?? false,
  }
}
