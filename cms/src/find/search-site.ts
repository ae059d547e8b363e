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

  /** The score of each kind's best. */
  const best = new Map<Kind, number>()
  const note = (kind: Kind, score: number) => best.set(kind, Math.max(best.get(kind) ?? 0, score))
  const byKind = new Map<Kind, SiteText[]>()
  for (const [id, score] of inOrder(scoresOf(found.site))) {
    const entry = site.entries[id]
    if (entry === undefined) continue
    note(entry.kind, score)
    byKind.set(entry.kind, [...(byKind.get(entry.kind) ?? []), entry])
  }
  const ofPapers = scoresOf(found.papers)
  for (const score of ofPapers.values()) note(publicationKind, score)
  const fitting = papers.papers
    .filter(({ id }) => ofPapers.has(id))
    .sort((one, other) => (ofPapers.get(other.id) ?? 0) - (ofPapers.get(one.id) ?? 0))

  return {
    isForgiving: !isExact && best.size > 0,
    kinds: [...best]
      .sort(([, one], [, other]) => other - one)
      .map(([type]) => {
        const entries = byKind.get(type) ?? []
        return {
          type,
          total: type === publicationKind ? fitting.length : entries.length,
          found: entries
            .slice(0, mostOfKind)
            .map((entry) => ({ ...entry, excerpt: excerptOf(entry.texts, words) })),
        }
      }),
    publications: await findPublications(strapi, fitting.slice(0, mostPublications)),
  }
}

/** The best first; among equals as the index has them. */
const inOrder = (scores: ReadonlyMap<number, number>): [number, number][] =>
  [...scores].sort(([one, first], [other, second]) => second - first || one - other)
