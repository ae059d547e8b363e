import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { swept } from '../environment/data-directory'
import type { FileStore, Listed } from './file-store'
import { keyForm, partForm } from './storage-key'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder, at the paths that are their keys. */
export class Folder implements FileStore {
  /** @param root absolute */
  constructor(private readonly root: string) {}

  async put(key: string, content: Readable): Promise<void> {
    const file = this.place(key)
    await mkdir(dirname(file), { recursive: true })
    // Reserving the name first: two uploads of the same millisecond and name must not overwrite each other.
    await (await open(file, 'wx')).close()
    const part = join(this.root, `${createHash('sha1').update(key).digest('hex')}.part`)
    try {
      await pipeline(content, createWriteStream(part, { flush: true }))
      await rename(part, file)
    } catch (error) {
      await Promise.all([rm(part, { force: true }), rm(file, { force: true })])
      throw error
    }
  }

  async remove(key: string): Promise<void> {
    await rm(partForm.test(key) ? join(this.root, key) : this.place(key), { force: true })
  }

  async read(key: string): Promise<{ size: number; content: Readable } | undefined> {
    const path = this.place(key)
    try {
      const { size } = await stat(path)
      return { size, content: createReadStream(path) }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    return work(this.place(key))
  }

  async list(): Promise<Listed[]> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true })
    const listed: Listed[] = []
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name)
      // Removed meanwhile.
      const found = await stat(path).catch(() => undefined)
      if (found) listed.push({ key: relative(this.root, path), size: found.size, changedAt: found.mtimeMs })
    }
    return listed
  }

  async putAside(key: string): Promise<void> {
    const target = join(swept(), new Date().toISOString().slice(0, 10), key)
    await mkdir(dirname(target), { recursive: true })
    await rename(this.place(key), target).catch((error: unknown) => {
      // Another instance was faster.
      if (!isMissing(error)) throw error
    })
  }

  async forgetAside(before: string): Promise<void> {
    const days = await readdir(swept()).catch(() => [])
    for (const day of days) if (day < before) await rm(join(swept(), day), { recursive: true, force: true })
  }

  get aside(): string {
    return swept()
  }

  async check(): Promise<void> {
    if (!(await stat(this.root)).isDirectory()) throw new Error(`${this.root} is no folder`)
  }

  private place(key: string): string {
    if (!keyForm.test(key)) throw new Error(`"${key}" is no place in the storage of images`)
    return join(this.root, key)
  }
}
