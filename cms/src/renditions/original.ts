import { createWriteStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Core } from '@strapi/strapi'

/**
 * Where the stored original can be read from on this machine.
 * @param url of the file: a path for the storage on disk, a whole address for one elsewhere
 * @param folder takes what has to be fetched
 * @throws Error when the storage does not give it
 */
export async function originalOf(strapi: Core.Strapi, url: string, folder: string): Promise<string> {
  if (url.startsWith('/')) {
    const file = join(strapi.dirs.static.public, url)
    // A disk that is not mounted is no fault of the image.
    await access(file)
    return file
  }
  const answer = await fetch(url)
  if (!answer.ok || answer.body === null) throw new Error(`${url} answered ${answer.status}`)
  const copy = join(folder, 'original')
  await pipeline(Readable.fromWeb(answer.body), createWriteStream(copy))
  return copy
}
