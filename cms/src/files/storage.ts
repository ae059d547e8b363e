import type { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { largestFile, tooLarge } from '../images/limits'
import { currentActor } from '../history/actor'
import { attachmentSection } from '../rules/sections'
import { replaceStorage } from '../strapi/upload-provider'
import { aroundUploads } from '../strapi/upload-service'
import { nameByContent } from './admission'
import { keyAt } from './file-store'
import { fileStore } from './site-files'
import { FileRefused, inDocuments } from './file-refused'
import { uniqueMillisecond } from './known-files-only'
import { groupName, sectionOf } from './library'
import { isPdf } from './pdf'
import { storageFolder, storageKey } from './storage-key'
import type { StorageRecord } from './storage-record'
import { currentSiteUpload, removeAfterwards, wholeOrNothing, writing } from './uploading'

/** Strapi's record of a file or of one of its smaller copies, on its way into the storage. */
interface StoredFile {
  hash: string
  ext: string
  mime: string
  size: number
  url?: string
  stream?: Readable
  filepath?: string
  folder?: number | { id: number } | null
  /** The folder in the storage; Strapi hands it on from a file to its smaller copies. */
  path?: string | null
  provider_metadata?: StorageRecord | null
}

const address = (key: string) => `/uploads/${key}`

/** The key of a stored file; those written before this provider have only their address. */
const keyOf = (file: StoredFile): string => file.provider_metadata?.key ?? keyAt(file.url ?? '')

/** Stores files at `images/{group}_-_{Section}/…` and `documents/…`, whole or not at all. */
export function storeBySection(strapi: Core.Strapi): void {
  const files = fileStore()
  const folderId = ({ folder }: StoredFile) => (typeof folder === 'object' ? folder?.id : folder)

  const put = async (file: StoredFile, key: string): Promise<void> => {
    if (file.stream === undefined) throw new Error('Strapi gave no content to store')
    await writing(key, files.put(key, file.stream))
    file.url = address(key)
    // What a program sends with a token waits for somebody to choose it, however long.
    const bySite = currentSiteUpload() !== undefined && currentActor(strapi).isStaff
    file.provider_metadata = { key, ...(bySite && { bySite }) }
  }

  const remove = async (file: StoredFile): Promise<void> => {
    if (!removeAfterwards(keyOf(file))) await files.remove(keyOf(file))
  }

  replaceStorage(strapi, {
    // Strapi asks this once for each file, before any of its copies is made: the place to settle name and folder.
    async checkFileSize(file: StoredFile) {
      if (file.size * 1000 > largestFile) {
        throw new FileRefused(413, tooLarge)
      }
      const section = await sectionOf(strapi, folderId(file))
      if (file.filepath !== undefined) {
        // The media library asks for no kind of file; staff's own form has asked for an image.
        if (
          currentSiteUpload() === undefined &&
          section !== attachmentSection &&
          (await isPdf(file.filepath))
        )
          throw inDocuments()
        Object.assign(file, await nameByContent(file.filepath, file.ext, section))
      }
      file.path = storageFolder(await groupName(strapi), section)
    },

    async uploadStream(file: StoredFile) {
      const known = file.provider_metadata?.key
      // An import brings files that have their place already.
      if (known !== undefined) return put(file, known)
      if (typeof file.path !== 'string')
        throw new Error('The place of the file was not settled before it was stored')
      return put(file, storageKey(file.path, file.hash, file.ext))
    },

    // The address of an image is kept by browsers for ever, so new content gets a new one.
    async replaceStream(file: StoredFile, old: StoredFile) {
      const folder = keyOf(old).replace(/\/[^/]+$/, '')
      const hash = file.hash.replace(/\d{10,}/, String(uniqueMillisecond()))
      await put(file, storageKey(folder, hash, file.ext))
      await remove(old)
    },

    delete: remove,

    // Without these Strapi would fall back to the methods of its own provider.
    upload: undefined,
    replace: undefined,
  })

  aroundUploads(strapi, (work) => wholeOrNothing((key) => files.remove(key), work))
}
