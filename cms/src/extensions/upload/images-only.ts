import type { Core } from '@strapi/strapi'
import { readImageHeader } from './admission'
import { damaged } from './image-refused'
import { safeBaseName } from './storage-key'

/** The parts of Strapi's file record that are read or changed here. */
interface IncomingFile {
  filepath: string
}

interface ImageManipulation {
  isImage(file: IncomingFile): Promise<boolean>
  isFaultyImage(file: IncomingFile): Promise<boolean>
  optimize(file: IncomingFile): Promise<IncomingFile>
  generateFileName(baseName: string): string
}

let lastMillisecond = 0

/** The time in milliseconds, never the same twice in this process. */
export function uniqueMillisecond(): number {
  lastMillisecond = Math.max(Date.now(), lastMillisecond + 1)
  return lastMillisecond
}

/**
 * Makes Strapi take images only, known by their content, and name them `{milliseconds}_{filename}`.
 * Strapi asks `isImage` first for every file, whoever sends it (content API, admin, seeder).
 */
export function admitImagesOnly(strapi: Core.Strapi): void {
  const images = strapi.plugin('upload').service<ImageManipulation>('image-manipulation')
  const optimize = images.optimize.bind(images)
  const isFaultyImage = images.isFaultyImage.bind(images)
  Object.assign(images, {
    async isImage({ filepath }: IncomingFile) {
      await readImageHeader(filepath)
      return true
    },
    // Strapi decodes the image once for this answer alone; `optimize`, which follows for all but GIF, decodes it anyway.
    async isFaultyImage(file: IncomingFile) {
      const { format } = await readImageHeader(file.filepath)
      if (format === 'gif' && (await isFaultyImage(file))) throw damaged()
      return false
    },
    async optimize(file: IncomingFile) {
      try {
        return await optimize(file)
      } catch (error) {
        strapi.log.warn(`An uploaded image could not be read: ${String(error)}`)
        throw damaged()
      }
    },
    generateFileName: (baseName: string) => `${uniqueMillisecond()}_${safeBaseName(baseName)}`,
  } satisfies ImageManipulation)
}
