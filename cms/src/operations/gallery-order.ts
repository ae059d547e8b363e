import type { Core } from '@strapi/strapi'
import { granted, graphqlExtension } from '../graphql/extension'
import { imagesInOrder, putInOrder } from '../writing/gallery-order'

/** Adds `orderGalleryImages`. */
export function addGalleryOrder(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      type Mutation {
        "Gives the images the positions 1…n in this order. Images that are not named keep their order behind them."
        orderGalleryImages(documentIds: [ID!]!): [GalleryImage!]!
      }
    `,
    resolvers: {
      Mutation: {
        orderGalleryImages: {
          async resolve(_: unknown, { documentIds }: { documentIds: string[] }) {
            await putInOrder(strapi, documentIds)
            return imagesInOrder(strapi)
          },
        },
      },
    },
    resolversConfig: {
      'Mutation.orderGalleryImages': granted('api::gallery-image.gallery-image.update'),
    },
  })
}
