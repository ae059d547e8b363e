import type { Core } from '@strapi/strapi'
import { withIntent } from '../documents/intent'
import { titleOf } from '../documents/title-of'
import { filesInTrash } from '../trash/files'
import { filesById, removeFile } from './files'
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

  await strapi.db.transaction(async () => {
    for (const documentId of record.documents) {
      const document = await strapi.documents(type.uid).findOne({ documentId })
      if (document === null) continue
      // Every save counts the version up, so that 1 means: as the seeder made it.
      if (document.version === 1) {
        await withIntent({ action: 'delete', pastTheTrash: true }, () =>
          strapi.documents(type.uid).delete({ documentId }),
        )
        removal.removed += 1
      } else removal.kept.push(titleOf(type.noun, document))
    }
    await writeRecord(strapi, type.uid, { state: 'removed' })
  })

  const wanted = await filesInTrash(strapi)
  const ids = Object.keys(record.files).map(Number)
  for (const file of await filesById(strapi, ids)) {
    const untouched = record.files[String(file.id)] === new Date(file.updatedAt).toISOString()
    if (!untouched || wanted.has(file.id) || file.related?.length !== 0) continue
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
