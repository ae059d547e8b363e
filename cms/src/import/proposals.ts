import type { Core } from '@strapi/strapi'
import type { PublicationType } from '../api/publication/types'
import {
  areVersions,
  differences,
  mayBeSame,
  merged,
  ofVersion,
  type Difference,
  type Stored,
  type Told,
} from './compare'
import type { Draft, EntryProblem, ReadEntry } from './entry/entry'
import { yearOf } from './formats/references'
import { judge } from './judge'
import { knownPapers, readStored } from './known-papers'
import { peopleIn } from './names/people'
import { articlesOf, repetitions, withPreprint } from './repetitions'

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

/** What is known of an entry before it is said what saving it would do. */
interface Found {
  at: number
  entry: ReadEntry
  /** What was read, as it would be stored, and what is wrong with it; undefined when nothing could be read. */
  judged: ReturnType<typeof judge> | undefined
  /** The stored papers that it may be, the likeliest first. */
  likely: Stored[]
  /** The place of an earlier entry that is the same paper. */
  first: number | undefined
  /** Of a preprint: the place of its article. */
  article: number | undefined
}

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
  const { withDoi, candidates, versions, keys } = await knownPapers(strapi)
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
  const stored = await readStored(strapi, found.flat())
  return entries.map((entry, at) => {
    const draft = whole[at]
    return proposalOf(
      {
        at,
        entry,
        judged: draft === undefined ? undefined : judge(draft),
        likely: (found[at] ?? []).flatMap(({ documentId }) => stored.get(documentId) ?? []),
        first: firsts[at],
        article: articles.get(at),
      },
      { joinVersions, keys },
    )
  })
}

/** @param context.keys the citation keys that are taken; the one of a new paper is put there */
function proposalOf(
  { at, entry: { source, problems, notes: read, doi, reference }, judged, likely, first, article }: Found,
  { joinVersions, keys }: { joinVersions: boolean; keys: Map<string, string> },
): PreviewEntry {
  const notes = [...read]
  const result = { index: at, source, notes, splitAuthors: null, existing: null, differences: [] }
  if (judged === undefined) {
    const [known] = likely
    // By hand it can be entered all the same.
    const bare = doi !== undefined ? { doi } : reference !== undefined ? wordsOf(reference) : undefined
    const fields: Draft | null = bare === undefined ? null : { type: 'article', authors: [], ...bare }
    if (known === undefined) return { ...result, state: 'problem', problems, fields }
    notes.push(...problems.map(({ message }) => message))
    const merging = merged(known, { type: known.type as PublicationType, authors: [] })
    return { ...result, state: 'duplicate', problems: [], fields: merging, existing: named(known) }
  }
  if (first !== undefined) {
    notes.push(`The same as entry ${String(first + 1)} of this text, which takes what only this one knows.`)
    return { ...result, state: 'duplicate', problems: [], fields: judged.draft }
  }
  if (article !== undefined) {
    notes.push(`The preprint of entry ${String(article + 1)} of this text, which links it.`)
    return { ...result, state: 'duplicate', problems: [], fields: judged.draft }
  }
  const same = likely.find((one) => mayBeSame(asTold(one), judged.draft))
  const other =
    same === undefined && joinVersions
      ? likely.find((one) => areVersions(asTold(one), judged.draft))
      : undefined
  if (other !== undefined)
    notes.push('This is another version of a stored paper. They become one, which links the preprint.')
  const existing = same ?? other
  const whole = other === undefined ? judged.draft : ofVersion(other, judged.draft)
  const draft = withFreeKey(whole, existing, keys, notes)
  const splitAuthors = apart(draft.authors, notes)
  if (existing === undefined) {
    const wrong = [...problems, ...judged.problems]
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
}

/** A reference where its title is asked for, for whoever takes it apart by hand. */
function wordsOf(reference: string): Pick<Draft, 'title' | 'year'> {
  const year = yearOf(reference)
  return { title: reference, ...(year !== undefined && { year }) }
}

const asTold = (stored: Stored): Told => ({
  ...stored,
  authors: stored.authors.map(({ name }) => name),
})

const named = ({ documentId, slug, version, title }: Stored) => ({ documentId, slug, version, title })

/** The authors with those apart that one name joins, and a note about them; null when none does. */
function apart(authors: readonly string[], notes: string[]): string[] | null {
  const joined = authors.filter((name) => peopleIn(name) !== undefined)
  if (joined.length === 0) return null
  notes.push(`This looks like several people in one name: ${joined.join(' | ')}`)
  return authors.flatMap((name) => peopleIn(name) ?? [name])
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
