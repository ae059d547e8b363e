import type { Core } from '@strapi/strapi'
import { withIntent } from '../documents/intent'
import { titleOf } from '../documents/title-of'
import { filesInTrash } from '../trash/files'
import { filesById, removeFile, type LibraryFile } from './files'
import { sampleTypes, type SampleType } from './sample-types'
import { readRecord, writeRecord } from './record'

export interface Removal {
  type: string
  removed: number
  /** What somebody has edited since, by its name. */
  kept: string[]
  files: number
}

async function removeType(strapi: Core.Strapi, type: SampleType): Promise<Removal | undefined> {
  const record = await readRecord(strapi, type.uid)
  if (record?.state !== 'filled') return undefined
  const removal: Removal = { type: type.file, removed: 0, kept: [], files: 0 }
  const ids = Object.keys(record.files).map(Number)
  const isTouched = ({ id, updatedAt }: LibraryFile) =>
    record.files[String(id)] !== new Date(updatedAt).toISOString()
  // A picture may have got other words, or have been replaced, in the media library.
  const touched = (await filesById(strapi, ids)).filter(isTouched)
  const edited = new Set(touched.flatMap(({ related = [] }) => related.map(({ documentId }) => documentId)))

  await strapi.db.transaction(async () => {
    for (const documentId of record.documents) {
      const document = await strapi.documents(type.uid).findOne({ documentId })
      if (document === null) continue
      // Every save counts the version up, so that 1 means: as the seeder made it.
      if (document.version === 1 && !edited.has(documentId)) {
        await withIntent({ action: 'delete', pastTheTrash: true }, () =>
          strapi.documents(type.uid).delete({ documentId }),
        )
        removal.removed += 1
      } else removal.kept.push(titleOf(type.noun, document))
    }
    await writeRecord(strapi, type.uid, { state: 'removed' })
  })

  const wanted = await filesInTrash(strapi)
  for (const file of await filesById(strapi, ids)) {
    if (isTouched(file) || wanted.has(file.id) || file.related?.length !== 0) continue
    await removeFile(strapi, file)
    removal.files += 1
  }
  return removal
}

/** Takes away the sample content that nobody has edited, and its pictures that nothing else shows. */
export async function removeSamples(strapi: Core.Strapi): Promise<Removal[]> {
  const removals: Removal[] = []
  for (const type of sampleTypes) {
    const removal = await removeType(strapi, type)
    if (removal !== undefined) removals.push(removal)
  }
  return removals
}
