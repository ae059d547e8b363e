import type { Core } from '@strapi/strapi'

interface GraphqlExtension {
  shadowCRUD(uid: string): { field(name: string): { disable(): void } }
  use(configuration: object): void
}

/** How a file is stored is the CMS's own affair. */
const internals = ['provider', 'provider_metadata', 'hash', 'previewUrl']

/** Takes fields out of the GraphQL type of files that no reader of the site needs, and adds the one that writers do. */
export function arrangeFileType(strapi: Core.Strapi): void {
  const extension = strapi.plugin('graphql').service<GraphqlExtension>('extension')
  const file = extension.shadowCRUD('plugin::upload.file')
  // `related` would lead from a file to every entry that shows it, of any type; its resolver fails besides.
  for (const field of ['related', ...internals]) file.field(field).disable()
  extension.use({
    typeDefs: /* GraphQL */ `
      type UploadFile {
        "What a media field takes in a mutation."
        fileId: ID!
      }
    `,
    resolvers: { UploadFile: { fileId: { resolve: ({ id }: { id: number }) => id } } },
  })
}
