import type { Core } from '@strapi/strapi'
import { collections } from '../documents/kinds'
import { searchSite } from '../find/search-site'
import { granted, graphqlExtension } from '../graphql/extension'

/** Adds the search through everything that visitors get. */
export function addSiteSearch(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      "A document that was found, or one text of the site's settings."
      type Found {
        documentId: ID!
        "Null of a text of the settings."
        title: String
        "The last part of the address of its page, where it has one of its own."
        slug: String
        "The field of a text of the settings: leader, joinUs."
        field: String
        eventType: ENUM_EVENT_EVENT_TYPE
        category: ENUM_MEMBER_CATEGORY
        date: Date
        "How many of its kind stand before it, where they have an order."
        place: Int
        "The part of its texts that holds the words; empty without texts."
        excerpt: String!
      }
      "What was found of a kind, what fits best first."
      type FoundOfKind {
        type: ContentKind!
        total: Int!
        "The first of them; publications stand apart."
        found: [Found!]!
      }
      type SiteSearch {
        "Whether nothing was found as it is written, so that a letter or two were forgiven."
        isForgiving: Boolean!
        "The kind of which something fits best first; none without anything found."
        kinds: [FoundOfKind!]!
        "The first few."
        publications: [Publication!]!
      }
      type Query {
        "Looks for words, names and phrases in everything that visitors get, as PublicationSelection.q does in publications."
        siteSearch(q: String!): SiteSearch!
      }
    `,
    resolvers: {
      Query: {
        siteSearch: { resolve: (_: unknown, { q }: { q: string }) => searchSite(strapi, q) },
      },
    },
    resolversConfig: { 'Query.siteSearch': granted(...collections().map((uid) => `${uid}.find`)) },
  })
}
