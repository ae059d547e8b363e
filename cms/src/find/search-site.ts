import type { Core } from '@strapi/strapi'
import type { Kind } from '../documents/kinds'
import { readQuestion } from '../search/question'
import { catalogue } from './catalogue'
import { excerptOf } from './excerpt'
import { findPublications, type Publication } from './items'
import { siteTexts, type SiteText } from './site-texts'

/** So many of a kind are shown; who wants others looks for more words. */
const mostOfKind = 20
/** Their own page shows all of them. */
const mostPublications = 5

const publicationKind: Kind = 'publication'

/** A document that was found, with the part of its texts that says why. */
type Found = SiteText & { excerpt: string }

interface FoundOfKind {
  type: Kind
  total: number
  found: Found[]
}

export interface SiteSearch {
  /** Whether nothing was found as it is written, so that misspelt words were forgiven. */
  isForgiving: boolean
  /** The kind with what fits best first. */
  kinds: FoundOfKind[]
  publications: Publication[]
}

const nothing: SiteSearch = { isForgiving: false, kinds: [], publications: [] }

/** Everything of the site that fits a question, as visitors get it; of each kind what fits best first. */
export async function searchSite(strapi: Core.Strapi, q: string): Promise<SiteSearch> {
  const { identifiers, parts } = readQuestion(q)
  if (identifiers.length + parts.length === 0) return nothing
  const words = parts.flatMap((part) =>
    part.kind === 'word' ? [part.word[0]] : part.words.map(([word]) => word),
  )
  const [site, papers] = await Promise.all([siteTexts(strapi), catalogue(strapi)])
  const found = { site: site.index.find(q), papers: papers.index.find(q) }
  // What is misspelt in one half of the site stands in the other as it is written.
  const isExact = Object.values(found).some(({ scores, isForgiving }) => scores.size > 0 && !isForgiving)
  const scoresOf = ({ scores, isForgiving }: (typeof found)['site']): ReadonlyMap<number, number> =>
    isExact && isForgiving ? new Map() : scores

  const ofKind = new Map<Kind, { best: number; entries: SiteText[] }>()
  for (const [id, score] of inOrder(scoresOf(found.site))) {
    const entry = site.entries[id]
    if (entry === undefined) continue
    const known = ofKind.get(entry.kind)
    if (known) known.entries.push(entry)
    else ofKind.set(entry.kind, { best: score, entries: [entry] })
  }
  const ofPapers = scoresOf(found.papers)
  const scoreOf = ({ id }: { id: number }) => ofPapers.get(id) ?? 0
  const fitting = papers.papers
    .filter(({ id }) => ofPapers.has(id))
    .sort((one, other) => scoreOf(other) - scoreOf(one))
  const [bestPaper] = fitting

  const kinds = [...ofKind].map(([type, { best, entries }]) => ({
    type,
    best,
    total: entries.length,
    found: entries
      .slice(0, mostOfKind)
      .map((entry) => ({ ...entry, excerpt: excerptOf(entry.texts, words) })),
  }))
  if (bestPaper)
    kinds.push({ type: publicationKind, best: scoreOf(bestPaper), total: fitting.length, found: [] })
  return {
    isForgiving: !isExact && kinds.length > 0,
    kinds: kinds.sort((one, other) => other.best - one.best),
    publications: await findPublications(strapi, fitting.slice(0, mostPublications)),
  }
}

/** The best first; among equals as the index has them. */
const inOrder = (scores: ReadonlyMap<number, number>): [number, number][] =>
  [...scores].sort(([one, first], [other, second]) => second - first || one - other)
