import type { Core } from '@strapi/strapi'
import { ambiguousAuthors } from '../find/ambiguous'
import { granted, graphqlExtension } from '../graphql/extension'

/** Adds the names of authors that nobody is found by. */
export function addAmbiguousAuthors(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      "An author's name that several people of the group can have, or initials alone that are doubtful for one. An alias decides it."
      type AmbiguousAuthor {
        name: String!
        "Publications on which this name is not certain."
        count: Int!
        "The newest few of them, to tell by who is meant."
        publications: [Publication!]!
        members: [Member!]!
        "Whether the leader can have the name too, and is not among the members."
        mayBeLeader: Boolean!
      }
      type Query {
        "For staff: the names that wait for somebody to say whose they are."
        ambiguousAuthors: [AmbiguousAuthor!]!
      }
    `,
    resolvers: { Query: { ambiguousAuthors: { resolve: () => ambiguousAuthors(strapi) } } },
    resolversConfig: { 'Query.ambiguousAuthors': granted('api::member.member.update') },
  })
}
