import type { Core } from '@strapi/strapi'
import { countJournals, countMembers, countTypes, countYears } from '../find/counts'
import { narrowing, type Narrow, type PublicationFilter } from '../find/filter'
import { granted, graphqlExtension } from '../graphql/extension'

interface Facets {
  narrow: Narrow
}

/** Adds how many publications each further choice of a filter would leave. */
export function addPublicationFacets(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      type YearCount {
        year: Int!
        count: Int!
      }
      type TypeCount {
        type: ENUM_PUBLICATION_TYPE!
        count: Int!
      }
      type JournalCount {
        journal: String!
        count: Int!
      }
      type MemberCount {
        member: Member!
        count: Int!
      }
      "How many publications a choice would show beside the other choices of the filter."
      type PublicationFacets {
        "The publications of the whole filter."
        total: Int!
        "Newest first."
        years: [YearCount!]!
        "The most frequent first, as in the lists below."
        types: [TypeCount!]!
        journals: [JournalCount!]!
        members: [MemberCount!]!
      }
      type Query {
        publicationFacets(filter: PublicationSelection): PublicationFacets!
      }
    `,
    resolvers: {
      Query: {
        publicationFacets: {
          resolve: async (_: unknown, { filter }: { filter?: PublicationFilter | null }) => ({
            narrow: await narrowing(strapi, filter ?? {}),
          }),
        },
      },
      PublicationFacets: {
        total: {
          resolve: async ({ narrow }: Facets) =>
            (await countYears(strapi, narrow)).reduce((sum, { count }) => sum + count, 0),
        },
        years: {
          resolve: async ({ narrow }: Facets) =>
            (await countYears(strapi, narrow, 'year')).map(({ value, count }) => ({ year: value, count })),
        },
        types: {
          resolve: async ({ narrow }: Facets) =>
            (await countTypes(strapi, narrow)).map(({ value, count }) => ({ type: value, count })),
        },
        journals: {
          resolve: async ({ narrow }: Facets) =>
            (await countJournals(strapi, narrow)).map(({ value, count }) => ({ journal: value, count })),
        },
        members: {
          resolve: async ({ narrow }: Facets) =>
            (await countMembers(strapi, narrow)).map(({ value, count }) => ({ member: value.member, count })),
        },
      },
    },
    resolversConfig: { 'Query.publicationFacets': granted('api::publication.publication.find') },
  })
}
