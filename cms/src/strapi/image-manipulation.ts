import type { ReadStream } from 'node:fs'
import type { Core } from '@strapi/strapi'
import { replaceMethods } from './replace-method'

/** The parts of Strapi's file record that are read or changed here. */
export interface IncomingFile {
  filepath: string
  tmpWorkingDirectory: string
  name: string
  hash: string
  ext: string
  mime: string
  path?: string | null
}

/** An image in a file, as Strapi's records tell of it. */
export interface Measured {
  filepath: string
  getStream: () => ReadStream
  width: number
  height: number
  /** In kB, as Strapi counts. */
  size: number
  sizeInBytes: number
}

export type PreparedFile = IncomingFile & Measured

/** The service that Strapi asks about every file, whoever sends it (content API, admin, seeder). */
interface ImageManipulation {
  isImage(file: IncomingFile): Promise<boolean>
  isFaultyImage(file: IncomingFile): Promise<boolean>
  isOptimizableImage(file: IncomingFile): Promise<boolean>
  isResizableImage(file: PreparedFile): Promise<boolean>
  optimize(file: IncomingFile): Promise<PreparedFile>
  getDimensions(file: PreparedFile): Promise<{ width: number; height: number }>
  generateThumbnail(file: PreparedFile): Promise<PreparedFile | null>
  generateResponsiveFormats(file: PreparedFile): Promise<{ key: string; file: PreparedFile }[]>
  generateFileName(baseName: string): string
}

/** Makes other functions take and name images. Call in `register`. Shown by tests/files/uploads.test.ts. */
export function replaceImageManipulation(strapi: Core.Strapi, images: ImageManipulation): void {
  const service = strapi.plugin('upload').service<Record<string, unknown>>('image-manipulation')
  replaceMethods(service, 'The service image-manipulation', images)
}
