import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { keyForm } from './storage-key'

const place = (root: string, key: string): string => {
  if (!keyForm.test(key)) throw new Error(`"${key}" is no place in the storage of images`)
  return join(root, key)
}

/**
 * Writes a file so that it is there whole or not at all.
 * @param root absolute folder of the storage
 * @throws Error when the key is taken or has a wrong form
 */
export async function store(root: string, key: string, content: Readable): Promise<void> {
  const file = place(root, key)
  await mkdir(dirname(file), { recursive: true })
  // Reserving the name first: two uploads of the same millisecond and name must not overwrite each other.
  await (await open(file, 'wx')).close()
  const part = join(root, `${createHash('sha1').update(key).digest('hex')}.part`)
  try {
    await pipeline(content, createWriteStream(part))
    await rename(part, file)
  } catch (error) {
    await Promise.all([rm(part, { force: true }), rm(file, { force: true })])
    throw error
  }
}

/** Removes a file; one that is gone already is no error. */
export async function remove(root: string, key: string): Promise<void> {
  await rm(place(root, key), { force: true })
}
