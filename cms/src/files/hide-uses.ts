import type { Core } from '@strapi/strapi'

/**
 * Keeps visitors and tokens from asking a file for what shows it: that may be a draft, or of another type than they may read.
 * GraphQL has no such field at all (operations/upload-file.ts). Call in `register`.
 */
export function hideUses(strapi: Core.Strapi): void {
  const { related } = strapi.contentType('plugin::upload.file').attributes
  if (related !== undefined) Object.assign(related, { private: true })
}
