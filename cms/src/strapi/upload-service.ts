import type { Core } from '@strapi/strapi'
import { replaceMethod } from './replace-method'

interface UploadService {
  upload(...given: unknown[]): Promise<unknown>
  replace(...given: unknown[]): Promise<unknown>
}

/**
 * Has `around` do every upload and every replacement, whoever sends it: Strapi leaves in the storage what it has written
 * when a later step fails, and removes what is replaced before the database knows the new file. Call in `register`. Shown
 * by tests/files/site-uploads.test.ts.
 */
export function aroundUploads(
  strapi: Core.Strapi,
  around: (work: () => Promise<unknown>) => Promise<unknown>,
): void {
  const service = strapi.plugin('upload').service<UploadService>('upload')
  for (const name of ['upload', 'replace'] as const)
    replaceMethod(
      service,
      'The service upload',
      name,
      (work) =>
        (...given) =>
          around(() => work(...given)),
    )
}
