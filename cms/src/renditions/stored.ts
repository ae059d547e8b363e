import { createReadStream, type ReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { Core } from '@strapi/strapi'
import { keyAt } from '../files/file-store'
import { kinds } from '../images/kinds'
import type { Made } from '../images/render'
import { uploadProvider } from '../strapi/upload-provider'

/**
 * A rendition as it stands among the `formats` of its file. There Strapi looks for the copies of a file: it deletes,
 * exports and imports them with it.
 */
export interface StoredRendition {
  name: string
  hash: string
  ext: string
  mime: string
  path: string | null
  width: number
  height: number
  /** In kB, as Strapi counts. */
  size: number
  sizeInBytes: number
  /** Given by the storage. */
  url?: string
  provider_metadata?: object
}

/** A file of the media library whose renditions are made. */
export interface Original {
  hash: string
  url: string
}

interface ProviderService {
  upload(file: StoredRendition & { getStream?: () => ReadStream }): Promise<void>
}

/** The folder and the name in the storage: beside the original, with the width before the name. */
function placeOf({ url }: Original, { kind, width }: Made) {
  const path = keyAt(url)
  const folder = path.slice(0, path.lastIndexOf('/'))
  const [, milliseconds = '', name = ''] = /^(\d+)_(.*)\.[^.]*$/.exec(basename(path)) ?? []
  return { folder, key: `${folder}/${milliseconds}_${width}_${name}${kinds[kind].extensions[0]}` }
}

/** Puts a rendition into the storage, in place of one that an interrupted attempt has left there. */
export async function storeRendition(
  strapi: Core.Strapi,
  original: Original,
  made: Made,
): Promise<StoredRendition> {
  const { folder, key } = placeOf(original, made)
  const { kind, width, height, size, filepath } = made
  const file = {
    name: made.name,
    hash: `${width}_${original.hash}`,
    ext: kinds[kind].extensions[0],
    mime: kinds[kind].mime,
    path: folder,
    width,
    height,
    size: Math.round(size / 10) / 100,
    sizeInBytes: size,
    provider_metadata: { key },
  }
  await removeRendition(strapi, file)
  const sent = { ...file, getStream: () => createReadStream(filepath) }
  await strapi.plugin('upload').service<ProviderService>('provider').upload(sent)
  return { ...file, url: (sent as StoredRendition).url }
}

export async function removeRendition(strapi: Core.Strapi, rendition: StoredRendition): Promise<void> {
  await uploadProvider(strapi).delete(rendition)
}
