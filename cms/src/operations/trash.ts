import type { Core } from '@strapi/strapi'
import { collections } from '../documents/kinds'
import { granted, graphqlExtension } from '../graphql/extension'
import { trashItems } from '../trash/list'
import type { TrashItem } from '../trash/table'
import { restoreFromTrash } from '../writing/restore'

/** Adds the trash. Who may delete everything sees it; who may create everything brings back. */
export function addTrash(strapi: Core.Strapi): void {
  const may = (action: string) => granted(...collections().map((uid) => `${uid}.${action}`))
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      "A deleted document. Its id is the documentId that it had and will have again."
      type TrashItem {
        id: ID!
        type: ContentKind!
        title: String!
        deletedAt: DateTime!
        expiresAt: DateTime!
        "The image that it shows, as far as it is still in the media library."
        image: UploadFile
      }
      type RestoredDocument {
        type: ContentKind!
        documentId: ID!
      }
      type Query {
        "What can be brought back, last deleted first."
        trashItems: [TrashItem!]!
      }
      type Mutation {
        "Brings a deleted document back. id: its documentId, as in the delete mutation. Doing it twice is no error."
        restoreTrashItem(id: ID!): RestoredDocument!
      }
    `,
    resolvers: {
      TrashItem: {
        id: { resolve: ({ documentId }: TrashItem) => documentId },
        type: { resolve: ({ kind }: TrashItem) => kind },
      },
      RestoredDocument: { type: { resolve: ({ kind }: { kind: string }) => kind } },
      Query: { trashItems: { resolve: () => trashItems(strapi) } },
      Mutation: {
        restoreTrashItem: { resolve: (_: unknown, { id }: { id: string }) => restoreFromTrash(strapi, id) },
      },
    },
    resolversConfig: { 'Query.trashItems': may('delete'), 'Mutation.restoreTrashItem': may('create') },
  })
}
