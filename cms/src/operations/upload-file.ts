import type { Core } from '@strapi/strapi'
import type { StorageRecord } from '../files/storage'
import { graphqlExtension } from '../graphql/extension'
import { offeredRenditions } from '../renditions/offered'

/** How a file is stored is the CMS's own affair. */
const internals = ['provider', 'provider_metadata', 'hash', 'previewUrl', 'formats']

interface FileRow {
  id: number
  formats: unknown
  provider_metadata: StorageRecord | null
}

/** Takes fields out of the GraphQL type of files that no reader of the site needs, and adds what pages and writers do. */
export function arrangeFileType(strapi: Core.Strapi): void {
  const extension = graphqlExtension(strapi)
  const file = extension.shadowCRUD('plugin::upload.file')
  // `related` would lead from a file to every entry that shows it, of any type; its resolver fails besides.
  for (const field of ['related', ...internals]) file.field(field).disable()
  extension.use({
    typeDefs: /* GraphQL */ `
      "A copy of an image, made once, that never changes under its address."
      type ImageRendition {
        url: String!
        "In pixels."
        width: Int!
        "A media type, as image/avif."
        type: String!
      }
      type UploadFile {
        "What a media field takes in a mutation."
        fileId: ID!
        "Copies by type, each type from narrow to wide. Shortly after the upload there are few, and none of a small image."
        renditions: [ImageRendition!]!
        "A tiny picture as a data address, to show until the image arrives. Null before it is made and where the image is transparent."
        placeholder: String
      }
    `,
    resolvers: {
      UploadFile: {
        fileId: { resolve: ({ id }: FileRow) => id },
        renditions: { resolve: ({ formats }: FileRow) => offeredRenditions(formats) },
        placeholder: { resolve: (file: FileRow) => file.provider_metadata?.placeholder ?? null },
      },
    },
  })
}
