import type { Core } from '@strapi/strapi'
import { doiKeys, titleKey, versionKey, type Stored } from './compare'
import type { Draft } from './entry/entry'

const uid = 'api::publication.publication'

export interface Known extends Pick<Stored, 'documentId' | 'title' | 'year' | 'doi'> {
  preprintDoi: string | null
  citationKey: string | null
}

/** The stored publications by what they are known again by. */
export async function knownPapers(strapi: Core.Strapi) {
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
    for (const one of [versionKey(row), ...doiKeys(row.preprintDoi)])
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
    const others = [...doiKeys(draft.doi), versionKey(draft)].flatMap((key) => byVersion.get(key) ?? [])
    return [...withDoi(draft.preprintDoi), ...others]
  }
  const keys = new Map(
    rows.flatMap(({ citationKey, documentId }) => (citationKey ? [[citationKey, documentId]] : [])),
  )
  return { withDoi, candidates, versions, keys }
}

/** The whole documents of those that were found. */
export async function readStored(strapi: Core.Strapi, found: readonly Known[]): Promise<Map<string, Stored>> {
  const ids = [...new Set(found.map(({ documentId }) => documentId))]
  if (ids.length === 0) return new Map()
  const rows = (await strapi.db
    .query(uid)
    .findMany({ where: { documentId: { $in: ids } }, populate: { authors: true } })) as Stored[]
  return new Map(rows.map((row) => [row.documentId, row]))
}
