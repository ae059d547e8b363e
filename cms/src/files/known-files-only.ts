import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { Busy, Failed, Unfinished } from '../images/errors'
import type { ImageProcess } from '../images/image-process'
import type { Prepared, PreparedUpload } from '../images/prepare'
import {
  replaceImageManipulation,
  type IncomingFile,
  type Measured,
  type PreparedFile,
} from '../strapi/image-manipulation'
import { readImageHeader } from './admission'
import { cutShort, damaged, tooBusy } from './file-refused'
import { isPdf } from './pdf'
import { safeBaseName } from './storage-key'

let lastMillisecond = 0

/** The time in milliseconds, never the same twice in this process. */
export function uniqueMillisecond(): number {
  lastMillisecond = Math.max(Date.now(), lastMillisecond + 1)
  return lastMillisecond
}

const measured = ({ filepath, width, height, size }: Prepared): Measured => ({
  filepath,
  getStream: () => createReadStream(filepath),
  width,
  height,
  size: Math.round(size / 10) / 100,
  sizeInBytes: size,
})

/**
 * Makes Strapi take images and PDF files only, known by their content, and name them `{milliseconds}_{filename}`. All that has to be
 * decoded is made by `imageProcess` at once, and handed to Strapi when it asks for it.
 */
export function admitKnownFilesOnly(strapi: Core.Strapi, imageProcess: ImageProcess): void {
  const prepared = new WeakMap<IncomingFile, PreparedUpload['copies']>()

  const copyOf = (file: PreparedFile, key: string): PreparedFile | null => {
    const copy = prepared.get(file)?.get(key)
    if (copy === undefined) return null
    const { name, hash, ext, mime, path, tmpWorkingDirectory } = file
    const names = { name: `${key}_${name}`, hash: `${key}_${hash}`, ext, mime, path: path ?? null }
    return { ...names, tmpWorkingDirectory, ...measured(copy) }
  }

  const yes = () => Promise.resolve(true)
  replaceImageManipulation(strapi, {
    async isImage({ filepath }) {
      if (await isPdf(filepath)) return false
      await readImageHeader(filepath)
      return true
    },
    // `optimize`, which follows, finds that out.
    isFaultyImage: () => Promise.resolve(false),
    isOptimizableImage: yes,
    isResizableImage: yes,
    async optimize(file) {
      const { filepath: source, tmpWorkingDirectory, hash } = file
      const target = join(tmpWorkingDirectory, hash)
      const { format } = await readImageHeader(source)
      try {
        const { image, copies } = await imageProcess.run('prepare', { source, target, format })
        const stored = { ...file, ...measured(image) }
        prepared.set(stored, copies)
        return stored
      } catch (error) {
        if (error instanceof Busy) throw tooBusy()
        strapi.log.warn(`An uploaded image could not be read: ${String(error)}`)
        if (error instanceof Unfinished) throw cutShort()
        throw error instanceof Failed ? damaged() : error
      }
    },
    getDimensions: ({ width, height }) => Promise.resolve({ width, height }),
    generateThumbnail: (file) => Promise.resolve(copyOf(file, 'thumbnail')),
    generateResponsiveFormats(file) {
      const copy = copyOf(file, 'medium')
      return Promise.resolve(copy === null ? [] : [{ key: 'medium', file: copy }])
    },
    generateFileName: (baseName) => `${uniqueMillisecond()}_${safeBaseName(baseName)}`,
  })
}
