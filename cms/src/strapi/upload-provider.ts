import type { Core } from '@strapi/strapi'
import { replaceMethods } from './replace-method'

/** What stores the files of the media library. */
interface Provider extends Record<string, unknown> {
  delete(file: object): Promise<unknown>
}

/** Strapi's type of a plugin does not tell of its provider. */
export function uploadProvider(strapi: Core.Strapi): Provider {
  const { provider } = strapi.plugin('upload') as unknown as { provider: Provider }
  return provider
}

/**
 * Makes other methods store the files. The provider is changed and keeps Strapi's name `local`, because `strapi export`
 * understands no other one without an address of its own. Call in `register`. Shown by tests/files/uploads.test.ts.
 */
export function replaceStorage(strapi: Core.Strapi, methods: object): void {
  replaceMethods(uploadProvider(strapi), 'The provider of the media library', methods)
}
