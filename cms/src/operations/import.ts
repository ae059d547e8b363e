import type { Core } from '@strapi/strapi'
import { granted, graphqlExtension } from '../graphql/extension'
import { commitImport } from '../import/commit'
import { undoImport } from '../import/undo'

const uid = 'api::publication.publication'

interface Import {
  entries: Parameters<typeof commitImport>[1]
  key: string
}

/** Adds the import of publications: saving what was chosen of a text, taking all of that back. */
export function addImport(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      input ImportEntryInput {
        "Of a stored publication that shall be changed; without it a new one is made."
        documentId: ID
        "The version of it that was read."
        version: Int
        data: PublicationInput!
      }
      type ImportResult {
        "The key, by which the import can be taken back."
        importId: ID!
        created: Int!
        changed: Int!
      }
      type ImportKept {
        documentId: ID!
        title: String!
        reason: String!
      }
      type ImportUndone {
        "Made by the import, in the trash now."
        removed: Int!
        "Changed by the import, as before now."
        putBack: Int!
        "Left as they are, with the reason."
        kept: [ImportKept!]!
      }
      type Mutation {
        "Saves entries, all or none. key: a UUID of the client; sending it again does nothing more."
        importPublications(entries: [ImportEntryInput!]!, key: ID!): ImportResult!
        "Takes an import back. What was edited since stays, and is named."
        undoImport(importId: ID!): ImportUndone!
      }
    `,
    resolvers: {
      Mutation: {
        importPublications: {
          resolve: (_: unknown, { entries, key }: Import) => commitImport(strapi, entries, key),
        },
        undoImport: {
          resolve: (_: unknown, { importId }: { importId: string }) => undoImport(strapi, importId),
        },
      },
    },
    resolversConfig: {
      'Mutation.importPublications': granted(`${uid}.create`, `${uid}.update`),
      'Mutation.undoImport': granted(`${uid}.create`, `${uid}.update`, `${uid}.delete`),
    },
  })
}
