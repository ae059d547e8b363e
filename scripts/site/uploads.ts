import { createReadStream, createWriteStream, existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { buildCms } from '../build/build.ts'
import { packageOfCms } from '../package-of-cms.ts'
import { inRoot } from '../root.ts'
import { uploadsOf, type Place } from './place.ts'
import { putFiles } from './put.ts'

/** A stored file: its place below the folder of uploads, or its key in the bucket, which are the same. */
interface Upload {
  name: string
  size: number
  /** In milliseconds since 1970. */
  changedAt: number
}

/** Where the files of a site's media library are. */
export interface Uploads {
  /** Where that is, in words. */
  where: string
  list: () => Promise<Upload[]>
  /**
   * Lends a file for as long as some work takes.
   * @param scratch a folder for a copy of it
   * @returns what the work returns; undefined when there is no such file any more
   */
  lend: <T>(name: string, scratch: string, work: (file: string) => Promise<T>) => Promise<T | undefined>
  /** Puts all files of a folder beside those that are there: none is ever stored under the name of another. */
  put: (from: string) => Promise<void>
}

/** What the CMS has for files in a bucket (`cms/src/files/bucket.ts`). */
interface Bucket {
  list(): Promise<{ key: string; size: number; changedAt: number }[]>
  read(key: string): Promise<{ content: Readable } | undefined>
  put(key: string, content: Readable): Promise<void>
  remove(key: string): Promise<void>
}

/** The folder of a site, or its bucket where it has one. */
export const uploadsAt = ({ bucket, dataDir }: Place): Uploads =>
  bucket === undefined ? inFolder(uploadsOf(dataDir)) : inBucket(bucket)

function inFolder(folder: string): Uploads {
  return {
    where: folder,
    list: () =>
      Promise.resolve(
        filesIn(folder).flatMap((name) => {
          // The site may be in use: what was removed meanwhile is not there.
          const found = statSync(path.join(folder, name), { throwIfNoEntry: false })
          return found === undefined ? [] : [{ name, size: found.size, changedAt: found.mtimeMs }]
        }),
      ),
    lend: (name, _scratch, work) => work(path.join(folder, name)),
    put: (from) => putFiles(from, folder),
  }
}

function inBucket(settings: NonNullable<Place['bucket']>): Uploads {
  let opened: ReturnType<typeof open> | undefined
  const bucket = async () => (await (opened ??= open(settings))).bucket
  const list = async () => {
    const { bucket, keyForm } = await (opened ??= open(settings))
    // Others may have put things there, or folders, which the site neither names nor opens.
    return (await bucket.list())
      .filter(({ key }) => keyForm.test(key))
      .map(({ key, size, changedAt }) => ({ name: key, size, changedAt }))
  }
  return {
    where: `the bucket ${settings.bucket} at ${settings.endpoint}`,
    list,
    async lend(name, scratch, work) {
      const found = await (await bucket()).read(name)
      if (found === undefined) return undefined
      const file = path.join(scratch, 'lent', path.basename(name))
      await mkdir(path.dirname(file), { recursive: true })
      await pipeline(found.content, createWriteStream(file))
      try {
        return await work(file)
      } finally {
        await rm(file, { force: true })
      }
    },
    async put(from) {
      const target = await bucket()
      const there = new Map((await list()).map(({ name, size }) => [name, size]))
      for (const name of filesIn(from)) {
        const file = path.join(from, name)
        if (there.get(name) === statSync(file).size) continue
        if (there.has(name)) await target.remove(name)
        await target.put(name, createReadStream(file))
      }
    },
  }
}

/** On a machine to which a site is brought, nothing may be built yet. */
async function open(settings: object): Promise<{ bucket: Bucket; keyForm: RegExp }> {
  if (!existsSync(inRoot('cms/dist/src/files/bucket.js'))) await buildCms()
  const { Bucket } = packageOfCms('./dist/src/files/bucket.js') as {
    Bucket: new (settings: object) => Bucket
  }
  const { keyForm } = packageOfCms('./dist/src/files/storage-key.js') as { keyForm: RegExp }
  return { bucket: new Bucket(settings), keyForm }
}

/** @returns their paths from the folder on, with slashes */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
