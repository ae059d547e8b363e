import type { Core } from '@strapi/strapi'
import { replaceMethod } from './replace-method'

interface UploadService {
  upload(...given: unknown[]): Promise<unknown>
  replace(...given: unknown[]): Promise<unknown>
  remove(file: { id: number }): Promise<unknown>
}

/** The services of files and of folders. */
interface ByIds {
  deleteByIds(ids?: number[]): Promise<unknown>
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

/**
 * Has `check` look at files before the media library removes them, whoever asks for it: one, several, or all in some folders
 * and below. What it throws keeps all of them. Call in `register`. Shown by tests/files/library.test.ts.
 * @param check is given which files, as a query of the database takes it
 */
export function beforeRemoval(strapi: Core.Strapi, check: (where: object) => Promise<void>): void {
  const upload = strapi.plugin('upload')
  replaceMethod(
    upload.service<UploadService>('upload'),
    'The service upload',
    'remove',
    (remove) => async (file) => {
      await check({ id: file.id })
      return remove(file)
    },
  )
  const manyAtOnce = (
    name: 'file' | 'folder',
    whereOf: (ids: number[]) => object | Promise<object>,
  ): void => {
    replaceMethod(
      upload.service<ByIds>(name),
      `The service ${name}`,
      'deleteByIds',
      (remove) =>
        async (ids = []) => {
          await check(await whereOf(ids))
          return remove(ids)
        },
    )
  }
  manyAtOnce('file', (ids) => ({ id: { $in: ids } }))
  manyAtOnce('folder', async (ids) => {
    const folders = (await strapi.db
      .query('plugin::upload.folder')
      .findMany({ select: ['path'], where: { id: { $in: ids } } })) as { path: string }[]
    const inside = folders.flatMap(({ path }) => [
      { folderPath: path },
      { folderPath: { $startsWith: `${path}/` } },
    ])
    // Of no conditions any would do.
    return inside.length === 0 ? { id: { $in: [] } } : { $or: inside }
  })
}
