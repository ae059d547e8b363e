import type { Core } from '@strapi/strapi'
import type { PublicationType } from '../api/publication/types'
import { errors } from '@strapi/utils'
import { isBlank, plainLines } from '../rules/plain-text'
import {
  areVersions,
  completed,
  differences,
  mayBeSame,
  merged,
  ofVersion,
  titleKey,
  type Difference,
  type Stored,
  type Told,
  versionKey,
} from './compare'
import { withoutBlanks, type Draft, type EntryProblem, type ReadEntry } from './entry/entry'
import { formatOf, unreadKind } from './formats/format'
import type { GivenText } from './given-text'
import { judge } from './judge'
import { peopleIn } from './names/people'
import { readApart } from './read-apart'
import { readDois } from './lookup/read-dois'
import { tableToTell } from './table'

const uid = 'api::publication.publication'

/** As long as the largest bibliography that a group has; a longer text is a mistake. In characters. */
const longest = 3_000_000
export const mostEntries = 1000

/** One entry as the editor sees it before anything is saved. */
export interface PreviewEntry {
  index: number
  source: string
  state: 'new' | 'changes' | 'duplicate' | 'problem'
  problems: EntryProblem[]
  notes: string[]
  /** The authors with those apart that one name joins; null when none does. */
  splitAuthors: string[] | null
  fields: Draft | null
  existing: Pick<Stored, 'documentId' | 'slug' | 'version' | 'title'> | null
  differences: Difference[]
}

interface Known extends Pick<Stored, 'documentId' | 'title' | 'year' | 'doi'> {
  preprintDoi: string | null
  citationKey: string | null
}

/** Reads the text by its format. @throws ValidationError when it cannot be read as a whole */
async function read(
  strapi: Core.Strapi,
  { text: given, format: wanted, columns, isNameless }: GivenText,
): Promise<ReadEntry[]> {
  const text = plainLines(given)
  if (isBlank(text))
    throw new errors.ValidationError('There is nothing to read. Choose a file, or paste its text.')
  if (text.length > longest) {
    throw new errors.ValidationError(
      'This is more than 3 million characters. Divide the file and import its parts.',
    )
  }
  const format = columns ? 'csv' : wanted === 'auto' ? formatOf(text) : wanted
  if (format === undefined) {
    const kind = unreadKind(given)
    throw new errors.ValidationError(
      kind === undefined
        ? 'This looks like none of BibTeX, RIS, CSL-JSON and a list of DOIs. Export it again in one of these formats. A table has as many cells in each line; the first can name them: Title, Authors, Journal, Year.'
        : `This is ${kind}, which is not read. Export it again as BibTeX, RIS or CSL-JSON.`,
    )
  }
  const entries = await (format === 'doi'
    ? readDois(strapi, text)
    : readApart({ text, format, table: columns ? { columns, isNameless: isNameless ?? false } : undefined }))
  if (entries.length === 0) throw new errors.ValidationError('There is no entry in this text.')
  if (entries.length > mostEntries) {
    throw new errors.ValidationError(
      `These are ${String(entries.length)} entries. Import ${String(mostEntries)} at a time.`,
    )
  }
  return entries
}

/** The stored publications by what they are known again by. */
async function index(strapi: Core.Strapi) {
  const rows = (await strapi.db.query(uid).findMany({
    select: ['documentId', 'title', 'year', 'doi', 'preprintDoi', 'citationKey'],
    orderBy: { id: 'asc' },
  })) as Known[]
  const byDoi = new Map<string, Known>()
  const byTitle = new Map<string, Known[]>()
  const byVersion = new Map<string, Known[]>()
  for (const row of rows) {
    if (row.doi) byDoi.set(row.doi.toLowerCase(), row)
    const key = titleKey(row)
    byTitle.set(key, [...(byTitle.get(key) ?? []), row])
    for (const one of [versionKey(row), `doi ${row.preprintDoi?.toLowerCase() ?? ''}`])
      byVersion.set(one, [...(byVersion.get(one) ?? []), row])
  }
  const withDoi = (doi: string | undefined): Known[] => {
    const known = doi === undefined ? undefined : byDoi.get(doi.toLowerCase())
    return known === undefined ? [] : [known]
  }
  /** The likeliest first. */
  const candidates = ({ doi, ...draft }: Draft): Known[] => [
    ...withDoi(doi),
    ...(byTitle.get(titleKey(draft)) ?? []),
  ]
  /** What may be another version of a paper. */
  const versions = (draft: Draft): Known[] => {
    const article = draft.doi === undefined ? [] : (byVersion.get(`doi ${draft.doi.toLowerCase()}`) ?? [])
    return [...withDoi(draft.preprintDoi), ...article, ...(byVersion.get(versionKey(draft)) ?? [])]
  }
  const keys = new Map(
    rows.flatMap(({ citationKey, documentId }) => (citationKey ? [[citationKey, documentId]] : [])),
  )
  return { withDoi, candidates, versions, keys }
}

const asTold = (stored: Stored): Told => ({
  ...stored,
  authors: stored.authors.map(({ name }) => name),
})

/**
 * Finds what stands in one text more than once.
 * @returns for each entry the earlier one that is the same paper, if there is one; and the entries, each first copy with
 * what its later copies know in addition
 */
function repetitions(drafts: readonly (Draft | undefined)[]): {
  firsts: (number | undefined)[]
  whole: (Draft | undefined)[]
} {
  const byKey = new Map<string, number[]>()
  const whole = [...drafts]
  const keep = (draft: Draft, at: number) => {
    for (const key of [titleKey(draft), ...doiKeys(draft.doi)])
      byKey.set(key, [...new Set([...(byKey.get(key) ?? []), at])])
  }
  const firsts = drafts.map((draft, at) => {
    if (draft === undefined) return undefined
    const first = [titleKey(draft), ...doiKeys(draft.doi)]
      .flatMap((key) => byKey.get(key) ?? [])
      // With what its copies have told: of two DOIs, one is another paper's.
      .find((one) => mayBeSame(whole[one] ?? {}, draft))
    const one = first === undefined ? undefined : whole[first]
    if (first === undefined || one === undefined) keep(draft, at)
    else keep((whole[first] = completed(one, draft)), first)
    return first
  })
  return { firsts, whole }
}

const doiKeys = (doi: string | undefined): string[] => (doi === undefined ? [] : [`doi ${doi.toLowerCase()}`])

/**
 * The preprints of one text whose article stands there too, and neither is stored.
 * @returns the place of the article, by that of the preprint
 */
function articlesOf(drafts: readonly (Draft | undefined)[]): Map<number, number> {
  const isArticleOf = (preprint: Draft) => (one: Draft | undefined) =>
    one !== undefined && one.type !== 'preprint' && areVersions(one, preprint)
  return new Map(
    drafts.flatMap((draft, at) => {
      const article = draft?.type === 'preprint' ? drafts.findIndex(isArticleOf(draft)) : -1
      return article < 0 ? [] : [[at, article] as const]
    }),
  )
}

/** An article with what its preprint is known by. */
const withPreprint = (article: Draft, { type, doi, arxivId }: Draft): Draft =>
  completed(article, withoutBlanks({ type, authors: [], preprintDoi: doi, arxivId }))

/**
 * Reads a text of publications and says of each what saving it would do. Nothing is saved.
 * @returns no entry of a table whose columns have to be told first
 */
export const preview = async (strapi: Core.Strapi, text: GivenText): Promise<PreviewEntry[]> =>
  tableToTell(text) === undefined ? proposals(strapi, await read(strapi, text)) : []

/**
 * Says of each entry what saving it would do.
 *
 * @param options.joinVersions whether a preprint and its article shall become one paper, where one of them is stored
 * @param options.joinEntries and where both are entries
 */
export async function proposals(
  strapi: Core.Strapi,
  entries: readonly ReadEntry[],
  { joinVersions = false, joinEntries = false } = {},
): Promise<PreviewEntry[]> {
  const { withDoi, candidates, versions, keys } = await index(strapi)
  const single = entries.map(({ draft }) => (draft === undefined ? undefined : judge(draft).draft))
  const { firsts, whole } = repetitions(single)
  const found = whole.map((draft, at) =>
    draft === undefined
      ? withDoi(entries[at]?.doi)
      : [...candidates(draft), ...(joinVersions ? versions(draft) : [])],
  )
  const articles = joinEntries
    ? articlesOf(
        whole.map((draft, at) => (found[at]?.length === 0 && firsts[at] === undefined ? draft : undefined)),
      )
    : new Map<number, number>()
  for (const [preprint, article] of articles) {
    const [one, other] = [whole[article], whole[preprint]]
    if (one !== undefined && other !== undefined) whole[article] = withPreprint(one, other)
  }
  const judged = whole.map((draft) => (draft === undefined ? undefined : judge(draft)))
  const stored = await readStored(strapi, found.flat())

  return entries.map(({ source, problems, notes }, at): PreviewEntry => {
    const result = {
      index: at,
      source,
      notes: [...notes],
      splitAuthors: null,
      existing: null,
      differences: [],
    }
    const likely = (found[at] ?? []).flatMap(({ documentId }) => stored.get(documentId) ?? [])
    const one = judged[at]
    if (one === undefined) {
      const [known] = likely
      if (known === undefined) return { ...result, state: 'problem', problems, fields: null }
      result.notes.push(...problems.map(({ message }) => message))
      const fields = merged(known, { type: known.type as PublicationType, authors: [] })
      return { ...result, state: 'duplicate', problems: [], fields, existing: named(known) }
    }
    const first = firsts[at]
    if (first !== undefined) {
      result.notes.push(
        `The same as entry ${String(first + 1)} of this text, which takes what only this one knows.`,
      )
      return { ...result, state: 'duplicate', problems: [], fields: one.draft }
    }
    const article = articles.get(at)
    if (article !== undefined) {
      result.notes.push(`The preprint of entry ${String(article + 1)} of this text, which links it.`)
      return { ...result, state: 'duplicate', problems: [], fields: one.draft }
    }
    const same = likely.find((candidate) => mayBeSame(asTold(candidate), one.draft))
    const other = joinVersions
      ? likely.find((candidate) => areVersions(asTold(candidate), one.draft))
      : undefined
    const existing = same ?? other
    if (same === undefined && other !== undefined)
      result.notes.push(
        'This is another version of a stored paper. They become one, which links the preprint.',
      )
    const read = same === undefined && other !== undefined ? ofVersion(other, one.draft) : one.draft
    const draft = withFreeKey(read, existing, keys, result.notes)
    const splitAuthors = apart(draft.authors, result.notes)
    if (existing === undefined) {
      const wrong = [...problems, ...one.problems]
      const state = wrong.length > 0 ? 'problem' : 'new'
      return { ...result, state, problems: wrong, splitAuthors, fields: draft }
    }
    const fields = merged(existing, draft)
    const changes = differences(existing, draft)
    const wrong = changes.length === 0 ? [] : [...problems, ...judge(fields).problems]
    const state = changes.length === 0 ? 'duplicate' : wrong.length > 0 ? 'problem' : 'changes'
    return {
      ...result,
      state,
      problems: wrong,
      splitAuthors,
      fields,
      existing: named(existing),
      differences: changes,
    }
  })
}

const named = ({ documentId, slug, version, title }: Stored) => ({ documentId, slug, version, title })

/** The authors with those apart that one name joins, and a note about them; null when none does. */
function apart(authors: readonly string[], notes: string[]): string[] | null {
  const joined = authors.filter((name) => peopleIn(name) !== undefined)
  if (joined.length === 0) return null
  notes.push(`This looks like several people in one name: ${joined.join(' | ')}`)
  return authors.flatMap((name) => peopleIn(name) ?? [name])
}

/** The whole documents of those that were found. */
async function readStored(strapi: Core.Strapi, found: readonly Known[]): Promise<Map<string, Stored>> {
  const ids = [...new Set(found.map(({ documentId }) => documentId))]
  if (ids.length === 0) return new Map()
  const rows = (await strapi.db
    .query(uid)
    .findMany({ where: { documentId: { $in: ids } }, populate: { authors: true } })) as Stored[]
  return new Map(rows.map((row) => [row.documentId, row]))
}

/** Leaves out a citation key that another publication has, and takes it for this one. */
function withFreeKey(
  draft: Draft,
  existing: Stored | undefined,
  keys: Map<string, string>,
  notes: string[],
): Draft {
  const { citationKey, ...others } = draft
  if (citationKey === undefined || existing !== undefined) return draft
  if (keys.has(citationKey)) {
    notes.push(`Another publication has the citation key ${citationKey}, so it is left out.`)
    return others
  }
  keys.set(citationKey, '')
  return draft
}
