import type { Core } from '@strapi/strapi'
import { countJournals, countLines, countMembers, countTypes, countYears } from '../find/counts'
import { selection, type PublicationFilter, type Selection } from '../find/filter'
import { granted, graphqlExtension } from '../graphql/extension'

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
      type LineCount {
        line: ResearchLine!
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
        "Whether nothing was found as it is written, so that a letter or two were forgiven."
        isForgiving: Boolean!
        "Newest first."
        years: [YearCount!]!
        "The most frequent first, as in the lists below."
        types: [TypeCount!]!
        journals: [JournalCount!]!
        members: [MemberCount!]!
        "All that can have publications, in the order of their page."
        lines: [LineCount!]!
      }
      type Query {
        publicationFacets(filter: PublicationSelection): PublicationFacets!
      }
    `,
    resolvers: {
      Query: {
        publicationFacets: {
          resolve: (_: unknown, { filter }: { filter?: PublicationFilter | null }) =>
            selection(strapi, filter ?? {}),
        },
      },
      PublicationFacets: {
        total: { resolve: ({ papers }: Selection) => papers.length },
        years: {
          resolve: ({ without }: Selection) =>
            countYears(without('year')).map(({ value, count }) => ({ year: value, count })),
        },
        types: {
          resolve: ({ without }: Selection) =>
            countTypes(without('type')).map(({ value, count }) => ({ type: value, count })),
        },
        journals: {
          resolve: ({ without, journals }: Selection) =>
            countJournals(without('journal'), journals).map(({ value, count }) => ({
              journal: value,
              count,
            })),
        },
        members: {
          resolve: async ({ filter, without }: Selection) =>
            (await countMembers(strapi, without('member'), filter.member)).map(({ value, count }) => ({
              member: value.member,
              count,
            })),
        },
        lines: {
          resolve: async ({ without }: Selection) =>
            (await countLines(strapi, without('line'))).map(({ value, count }) => ({
              line: value,
              count,
            })),
        },
      },
    },
    resolversConfig: { 'Query.publicationFacets': granted('api::publication.publication.find') },
  })
}
