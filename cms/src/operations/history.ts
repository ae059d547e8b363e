import type { Core } from '@strapi/strapi'
import { collections, kinds } from '../documents/kinds'
import { nouns } from '../documents/nouns'
import { granted, graphqlExtension } from '../graphql/extension'
import { withImages } from '../history/images'
import { listChanges, type Page, type Wanted } from '../history/list'
import { actions } from '../history/table'
import { revertChange } from '../writing/revert'

/** Adds the history. Who may change everything may look into it; to take something back may need every right. */
export function addHistory(strapi: Core.Strapi): void {
  const updates = [...nouns.keys()].map((uid) => `${uid}.update`)
  const everything = [...updates, ...collections().flatMap((uid) => [`${uid}.create`, `${uid}.delete`])]
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      "What a change or an item of the trash is about."
      enum ContentKind { ${kinds.join(' ')} }
      enum ChangeAction { ${actions.join(' ')} }
      "Something that was done to the content, from wherever."
      type Change {
        id: ID!
        at: DateTime!
        action: ChangeAction!
        type: ContentKind!
        "None of a change of several documents, such as the order of the gallery."
        documentId: ID
        "The name of what was changed, in words."
        title: String!
        "staff, also with the name that they gave, admin with a name, token with a name, or server."
        actor: String!
        "The import that made it or took it back, if any."
        importId: ID
        "The document before, with its files and components; none of what did not exist."
        before: JSON
        "The document after; none of what was deleted."
        after: JSON
        "The images that it names, as far as they are still in the media library."
        images: [UploadFile!]!
      }
      type Query {
        "The history, newest change first. before: the id of the last change of the page before. limit: 1 to 200, else 50. words: of the name of what was changed, or of who changed it."
        changes(limit: Int, before: ID, type: ContentKind, documentId: ID, words: String, since: DateTime): [Change!]!
      }
      type Mutation {
        "Puts what a change has changed back to its state before, and answers the new change that this makes."
        revertChange(id: ID!): Change!
      }
    `,
    resolvers: {
      Change: { type: { resolve: ({ kind }: { kind: string }) => kind } },
      Query: {
        changes: {
          resolve: async (_: unknown, page: Page & Wanted) =>
            withImages(strapi, await listChanges(strapi, page)),
        },
      },
      Mutation: {
        revertChange: {
          resolve: async (_: unknown, { id }: { id: string }) => {
            const [change] = await withImages(strapi, [await revertChange(strapi, id)])
            return change
          },
        },
      },
    },
    resolversConfig: {
      'Query.changes': granted(...updates),
      'Mutation.revertChange': granted(...everything),
    },
  })
}
