import type { Core } from '@strapi/strapi'
import { contentChanged } from '../content-version/count'
import { settleKey, takeKey } from '../documents/creation-key'
import { replaceFileWrites } from '../strapi/file-queries'
import { passAddressOn } from './former-images'
import type { StorageRecord } from './storage-record'
import { currentSiteUpload, keepPlaces, UploadedBefore } from './uploading'
import { plainDescription, recordDescription, type FileRow } from './description'

const fileUid = 'plugin::upload.file'

interface Stored {
  id: number
  provider_metadata?: StorageRecord | null
  formats?: Record<string, { provider_metadata?: StorageRecord }> | null
}

const placesOf = ({ provider_metadata: storage, formats }: Omit<Stored, 'id'>) =>
  [storage, ...Object.values(formats ?? {}).map((copy) => copy.provider_metadata)].map((one) => one?.key)

type Query = ReturnType<Core.Strapi['db']['query']>

/**
 * Writes a new file, or finds that an upload with the same key has written one.
 * @throws UploadedBefore in the second case
 */
async function createOnce(strapi: Core.Strapi, create: () => Promise<Stored>): Promise<Stored> {
  const key = currentSiteUpload()?.key
  if (key === undefined) return create()
  const earlier = await takeKey(strapi, 'file', key)
  if (earlier !== undefined && (await strapi.db.query(fileUid).count({ where: { id: Number(earlier) } })) > 0)
    throw new UploadedBefore(Number(earlier))
  const file = await create()
  await settleKey(strapi, 'file', key, String(file.id))
  return file
}

const described = <P extends { data?: object }>(params: P): P => ({
  ...params,
  data: plainDescription({ ...params.data }),
})

/**
 * Counts every write of a file, makes its words plain text, keeps the history of what describes it, and makes the file of a repeated upload once. The media library writes in no transaction. Call in `bootstrap`.
 */
export function watchFiles(strapi: Core.Strapi): void {
  const counted =
    <A extends unknown[], R>(write: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> =>
      strapi.db.transaction(async () => {
        const written = await write(...given)
        contentChanged(strapi, 'file')
        return written
      })

  replaceFileWrites(strapi, ({ create, update, delete: deleteOne, deleteMany }) => {
    const createCounted = counted((...given: Parameters<Query['create']>) =>
      createOnce(strapi, async () => (await create(...given)) as Stored),
    )
    const updateCounted = counted(async (params: Parameters<Query['update']>[0]) => {
      const where: unknown = params.where
      const before = (await strapi.db.query(fileUid).findOne({ where })) as FileRow | null
      const after = (await update(described(params))) as (FileRow & Stored) | null
      if (before === null || after === null) return after
      if (before.url !== after.url) await passAddressOn(strapi, before.url, after.id)
      await recordDescription(strapi, before, after)
      return after
    })
    return {
      delete: counted(deleteOne),
      deleteMany: counted(deleteMany),
      create: async (params: Parameters<Query['create']>[0]) => {
        const file = await createCounted(described(params))
        keepPlaces(placesOf(file))
        return file
      },
      update: async (params: Parameters<Query['update']>[0]) => {
        const file = await updateCounted(params)
        if (file !== null) keepPlaces(placesOf(file))
        return file
      },
    }
  })
}
