import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Encrypter } from 'age-encryption'
import { pack, type Pack } from 'tar-stream'
import { encrypt } from './encryption.ts'
import { names } from './manifest.ts'

/** Takes what goes into an archive, in order. */
export interface Archive {
  /** @returns its bytes; undefined when the file is not there any more */
  file: (name: string, place: string) => Promise<number | undefined>
  text: (name: string, content: string) => void
}

/**
 * Writes a tar that any program opens, with the SHA-256 of each entry in its last one. The file is there whole or not at
 * all, and for its owner only.
 * @param fill adds the entries
 */
export async function writeArchive(
  file: string,
  encrypter: Encrypter | undefined,
  fill: (archive: Archive) => Promise<void>,
): Promise<void> {
  const part = `${file}.part`
  const archive = pack()
  const plain = new PassThrough()
  const packed = pipeline(archive as unknown as NodeJS.ReadableStream, plain)
  const bytes = encrypter === undefined ? plain : await encrypt(encrypter, plain)
  const written = pipeline(bytes, createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }))
  try {
    const sums: string[] = []
    const filled = fill({
      file: (name, place) => addFile(archive, name, place, sums),
      text: (name, content) => {
        archive.entry({ name, mode: 0o600 }, content)
        sums.push(`${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
      },
    }).then(() => {
      archive.entry({ name: names.sums, mode: 0o600 }, sums.join(''))
      archive.finalize()
    })
    await Promise.all([filled, packed, written])
    await rename(part, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function addFile(
  archive: Pack,
  name: string,
  place: string,
  sums: string[],
): Promise<number | undefined> {
  const handle = await open(place).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (handle === undefined) return undefined
  try {
    const { size, mtime } = await handle.stat()
    const hash = createHash('sha256')
    const hashed = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    const entry = archive.entry({ name, size, mtime, mode: 0o600 })
    // What grows meanwhile keeps the size that the archive was told.
    const content = size === 0 ? [] : handle.createReadStream({ start: 0, end: size - 1, autoClose: false })
    await pipeline(content, hashed, entry as unknown as Writable)
    sums.push(`${hash.digest('hex')}  ${name}\n`)
    return size
  } finally {
    await handle.close()
  }
}

/** A rename is on the disk when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder, and needs none opened.
  if (process.platform !== 'win32') await sync(folder, 'r')
}

/** Waits until a file or folder is on the disk. @param flags how it is opened */
export async function sync(place: string, flags: string): Promise<void> {
  const handle = await open(place, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
