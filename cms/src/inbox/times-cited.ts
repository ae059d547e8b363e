import type { Core } from '@strapi/strapi'
import { contentChanged } from '../content-version/count'
import { keptUntilChange } from '../content-version/kept'

/** What Crossref said of the stored papers. */
export interface Counted {
  /** When all of them were asked for, as ISO 8601 has it. */
  at: string
  /** How many works cite each, by its DOI in small letters; null where Crossref does not know it. */
  times: Record<string, number | null>
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'inbox', key: 'times-cited' })

/** @returns undefined when nobody has counted yet */
export const lastCounted = async (strapi: Core.Strapi): Promise<Counted | undefined> =>
  ((await storeOf(strapi).get({})) as Counted | null) ?? undefined

/** Whether visitors see how often papers have been cited. */
export async function showsTimesCited(strapi: Core.Strapi): Promise<boolean> {
  const site = (await strapi.db.query('api::site.site').findOne({ select: ['timesCited'] })) as {
    timesCited: boolean | null
  } | null
  return site?.timesCited ?? false
}

/** Keeps what was counted; the pages that show it follow. */
export async function rememberCounted(strapi: Core.Strapi, value: Counted): Promise<void> {
  await strapi.db.transaction(async () => {
    await storeOf(strapi).set({ value })
    contentChanged(strapi, 'publication')
  })
}

/** What visitors see: how often each paper has been cited, by its DOI in small letters. */
export const timesCited: (strapi: Core.Strapi) => Promise<ReadonlyMap<string, number>> = keptUntilChange(
  ['publication', 'site'],
  async (strapi) => {
    const counted = (await showsTimesCited(strapi)) ? await lastCounted(strapi) : undefined
    return new Map(
      Object.entries(counted?.times ?? {}).flatMap(([doi, times]) => (times === null ? [] : [[doi, times]])),
    )
  },
)
