import { basename } from 'node:path'
import type { Core } from '@strapi/strapi'
import { withIntent } from '../documents/intent'
import { forGroup } from '../files/library'
import { removeLeftovers, storePictures } from './files'
import { sampleTypes, type SampleType } from './sample-types'
import { readRecord, writeRecord } from './record'
import { picturesIn, readEntries, toDocument } from './seed-file'

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000

export interface FillOptions {
  /** Absolute path of the seed folder. */
  folder: string
  /** Fill also what was filled before and is empty now; a restart must not bring back what a group removed. */
  again: boolean
}

/** How many documents were made of each type; types that had content are not named. */
export type Filled = Record<string, number>

async function fillType(
  strapi: Core.Strapi,
  folder: string,
  type: SampleType,
  group: string,
): Promise<number> {
  const entries = readEntries(folder, type)
  const pictures = picturesIn(entries, type.noun)
  const record = await readRecord(strapi, type.uid)
  if (record?.state === 'filling') {
    const names = [...pictures.keys()].map((file) => basename(file))
    await removeLeftovers(strapi, names, record.startedAt)
  }
  await writeRecord(strapi, type.uid, { state: 'filling', startedAt: new Date().toISOString() })

  // Pictures first and outside of the transaction: a database that waits for the making of pictures serves nobody.
  const stored = await forGroup(group, () => storePictures(strapi, folder, pictures))
  const fileId = (file: string): number => {
    const id = stored.get(file)?.id
    if (id === undefined) throw new Error(`The picture ${file} was not stored`)
    return id
  }
  await strapi.db.transaction(async () => {
    const documents: string[] = []
    for (const { daysAgo, ...entry } of entries) {
      const create = () => strapi.documents(type.uid).create({ data: toDocument(entry, fileId) })
      const document = (await (typeof daysAgo === 'number'
        ? withIntent({ identity: { createdAt: new Date(Date.now() - daysAgo * day) } }, create)
        : create())) as { documentId: string }
      documents.push(document.documentId)
    }
    const files: Record<string, string> = {}
    for (const { id, updatedAt } of stored.values()) files[id] = new Date(updatedAt).toISOString()
    await writeRecord(strapi, type.uid, { state: 'filled', documents, files })
  })
  return entries.length
}

/** Fills the content types that are empty with the sample content. @throws Error when a seed file is not right */
export async function fillEmptyTypes(strapi: Core.Strapi, { folder, again }: FillOptions): Promise<Filled> {
  const filled: Filled = {}
  const [siteType] = sampleTypes
  const site = siteType === undefined ? undefined : readEntries(folder, siteType)[0]
  const group = typeof site?.groupName === 'string' ? site.groupName : ''
  for (const type of sampleTypes) {
    if ((await strapi.documents(type.uid).count({})) > 0) continue
    const record = await readRecord(strapi, type.uid)
    if (!again && record !== undefined && record.state !== 'filling') continue
    filled[type.file] = await fillType(strapi, folder, type, group)
  }
  return filled
}
