import type { Core } from '@strapi/strapi'
import { nouns } from '../documents/nouns'
import { findImages, type WantedImages } from '../files/find-images'
import { granted, graphqlExtension } from '../graphql/extension'

/** Adds the list of images that are there already. Visitors see those that a page shows, and no list of the others. */
export function addMediaImages(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      "A part of the images of the media library."
      type MediaImages {
        nodes: [UploadFile!]!
        "How many there are in all parts."
        total: Int!
      }
      type Query {
        "For staff: images of the media library, newest first. words: of their names, alternative texts and captions. limit: 1 to 100."
        mediaImages(words: String, start: Int!, limit: Int!): MediaImages!
      }
    `,
    resolvers: {
      Query: { mediaImages: { resolve: (_: unknown, wanted: WantedImages) => findImages(strapi, wanted) } },
    },
    resolversConfig: {
      'Query.mediaImages': granted(...[...nouns.keys()].map((uid) => `${uid}.update`)),
    },
  })
}
