import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { folderOf } from '../files/library'
import type { Section } from '../rules/sections'
import type { Picture } from './seed-file'

export interface LibraryFile {
  id: number
  updatedAt: string | Date
  related?: { documentId?: string }[]
}

interface UploadService {
  upload(request: object): Promise<LibraryFile[]>
  remove(file: LibraryFile): Promise<unknown>
}

const fileUid = 'plugin::upload.file'
const service = (strapi: Core.Strapi) => strapi.plugin('upload').service<UploadService>('upload')

async function storeOne(
  strapi: Core.Strapi,
  path: string,
  { alternativeText, caption }: Picture,
  section: Section,
): Promise<LibraryFile> {
  const name = basename(path)
  const [file] = await service(strapi).upload({
    data: { fileInfo: { name, alternativeText, caption, folder: await folderOf(strapi, section) } },
    files: { filepath: path, originalFilename: name, mimetype: undefined, size: statSync(path).size },
  })
  if (file === undefined) throw new Error(`${path} was not stored`)
  return file
}

/**
 * Stores pictures in the media library, as many at a time as there are processors: each keeps one busy.
 * @returns the stored file of each name in `pictures`
 */
export async function storePictures(
  strapi: Core.Strapi,
  folder: string,
  pictures: ReadonlyMap<string, Picture & { section: Section }>,
): Promise<Map<string, LibraryFile>> {
  const stored = new Map<string, LibraryFile>()
  const queue = [...pictures]
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [file, picture] = next
      stored.set(file, await storeOne(strapi, join(folder, 'images', file), picture, picture.section))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return stored
}

const findFiles = (strapi: Core.Strapi, where: object) =>
  strapi.db.query(fileUid).findMany({ where, populate: ['related'] }) as Promise<LibraryFile[]>

/** Files of the media library by id, with what shows them. */
export const filesById = (strapi: Core.Strapi, ids: readonly number[]) =>
  findFiles(strapi, { id: { $in: ids } })

/** Removes the files that an interrupted run has stored: those names, since then, that nothing shows. */
export async function removeLeftovers(
  strapi: Core.Strapi,
  names: readonly string[],
  since: string,
): Promise<void> {
  const files = await findFiles(strapi, { name: { $in: names }, createdAt: { $gte: since } })
  for (const file of files) {
    if (file.related?.length === 0) await removeFile(strapi, file)
  }
}

export async function removeFile(strapi: Core.Strapi, file: LibraryFile): Promise<void> {
  await service(strapi).remove(file)
}
