import type { Core } from '@strapi/strapi'
import { replaceMethod } from './replace-method'

interface UploadService {
  upload(...given: unknown[]): Promise<unknown>
}

/**
 * Has `around` do every upload, whoever sends it: Strapi leaves in the storage what it has written when a later step of an
 * upload fails. Call in `register`. Shown by tests/files/site-uploads.test.ts.
 */
export function aroundUploads(
  strapi: Core.Strapi,
  around: (upload: () => Promise<unknown>) => Promise<unknown>,
): void {
  const service = strapi.plugin('upload').service<UploadService>('upload')
  replaceMethod(
    service,
    'The service upload',
    'upload',
    (upload) =>
      (...given) =>
        around(() => upload(...given)),
  )
}
