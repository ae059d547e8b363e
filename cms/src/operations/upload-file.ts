import type { Core } from '@strapi/strapi'
import type { StorageRecord } from '../files/storage-record'
import { graphqlExtension } from '../graphql/extension'
import { offeredRenditions, offeredStills } from '../renditions/offered'

/** How a file is stored is the CMS's own affair; the focal point is told as what it is. */
const untold = ['provider', 'provider_metadata', 'hash', 'previewUrl', 'formats', 'focalPoint']

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
  for (const field of ['related', ...untold]) file.field(field).disable()
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
      "The place that stays in sight where a page crops an image: from its left and its top, in percent."
      type FocalPoint {
        x: Float!
        y: Float!
      }
      input FocalPointInput {
        x: Float!
        y: Float!
      }
      input FileInfoInput {
        focalPoint: FocalPointInput
      }
      type UploadFile {
        "What a media field takes in a mutation."
        fileId: ID!
        "Copies by type, each type from narrow to wide. Shortly after the upload there are few, and none of a small image."
        renditions: [ImageRendition!]!
        "Copies of an animation that do not move, for those who asked for less motion. Null for any other image."
        stills: [ImageRendition!]
        "A tiny picture as a data address, to show until the image arrives. Null before it is made and where the image is transparent."
        placeholder: String
        "Null where nobody has chosen one."
        focalPoint: FocalPoint
      }
    `,
    resolvers: {
      UploadFile: {
        fileId: { resolve: ({ id }: FileRow) => id },
        renditions: { resolve: ({ formats }: FileRow) => offeredRenditions(formats) },
        stills: { resolve: ({ formats }: FileRow) => offeredStills(formats) },
        placeholder: { resolve: (file: FileRow) => file.provider_metadata?.placeholder ?? null },
      },
    },
  })
}
