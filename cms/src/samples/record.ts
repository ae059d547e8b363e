import type { Core } from '@strapi/strapi'

/** What the CMS remembers of the sample content of one type, in Strapi's core store. */
export type SampleRecord =
  /** Pictures are being stored; after an interruption the next run removes what it finds of them. */
  | { state: 'filling'; startedAt: string }
  /** Documents by `documentId`, and the files' ids with the time of their last change. */
  | { state: 'filled'; documents: string[]; files: Record<string, string> }
  /** Taken away, not to be filled again by a restart. */
  | { state: 'removed' }

const storeOf = (strapi: Core.Strapi, uid: string) =>
  strapi.store({ type: 'core', name: 'samples', key: uid })

export async function readRecord(strapi: Core.Strapi, uid: string): Promise<SampleRecord | undefined> {
  const record = (await storeOf(strapi, uid).get({})) as SampleRecord | null | undefined
  return record ?? undefined
}

export async function writeRecord(strapi: Core.Strapi, uid: string, value: SampleRecord): Promise<void> {
  await storeOf(strapi, uid).set({ value })
}
