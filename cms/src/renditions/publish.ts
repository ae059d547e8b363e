import type { Core } from '@strapi/strapi'
import { contentChanged } from '../content-version/count'
import { lockFiles } from '../files/lock'
import type { StorageRecord } from '../files/storage-record'
import { settle } from './claim'
import { removeRendition, type StoredRendition } from './stored'

const fileUid = 'plugin::upload.file'

/** Renditions that lie in the storage and that nobody knows of yet. */
export interface Finished {
  id: number
  url: string
  renditions: StoredRendition[]
  placeholder: string | null
}

interface FileRow {
  formats: Record<string, object> | null
  provider_metadata: StorageRecord | null
}

/** @returns false when the file is gone, or its content has been replaced */
async function addToFile(strapi: Core.Strapi, finished: Finished): Promise<boolean> {
  const { id, url, renditions, placeholder } = finished
  const file = (await strapi.db.query(fileUid).findOne({ where: { id, url } })) as FileRow | null
  if (file === null) return false
  const formats = { ...file.formats, ...Object.fromEntries(renditions.map((made) => [made.name, made])) }
  const metadata: StorageRecord = { ...file.provider_metadata, ...(placeholder !== null && { placeholder }) }
  // Past Strapi's own update: the time of the last change tells when a person has changed something.
  await strapi.db
    .queryBuilder(fileUid)
    .where({ id })
    .update({ formats: JSON.stringify(formats), provider_metadata: JSON.stringify(metadata) })
    .execute()
  await settle(strapi, url, 'done')
  return true
}

/** Makes renditions known, all in one transaction, which counts as one change of the content. */
export async function publish(strapi: Core.Strapi, finished: readonly Finished[]): Promise<void> {
  if (finished.length === 0) return
  const late: Finished[] = []
  await strapi.db.transaction(async () => {
    late.length = 0
    // Nobody removes a file without its renditions.
    await lockFiles(
      strapi,
      finished.map(({ id }) => id),
      'write',
    )
    for (const one of finished) if (!(await addToFile(strapi, one))) late.push(one)
    if (late.length < finished.length) contentChanged(strapi, 'file')
  })
  for (const { renditions } of late) {
    for (const rendition of renditions) await removeRendition(strapi, rendition)
  }
}
