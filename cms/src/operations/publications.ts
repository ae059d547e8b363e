import type { Core } from '@strapi/strapi'
import { ambiguousAuthors } from '../find/ambiguous'
import { countJournals, countMembers, countTypes, countYears } from '../find/counts'
import { narrowing, type Facet, type Narrow, type PublicationFilter } from '../find/filter'
import { findPublications, mostItems } from '../find/items'

interface GraphqlExtension {
  use(configuration: object): void
}

interface Filtered {
  filter?: PublicationFilter | null
}

interface Facets {
  narrow: Narrow
}

const publication = 'api::publication.publication'
const member = 'api::member.member'
const may = (...scope: string[]) => ({ auth: { scope } })

/** Adds the queries that find and count publications, and the list of all pages. */
export function addPublicationQueries(strapi: Core.Strapi): void {
  const find = (filter: PublicationFilter | null | undefined) => narrowing(strapi, filter ?? {})
  const yearsOf = async (narrow: Narrow, without?: Facet) =>
    (await countYears(strapi, narrow, without)).map(({ value, count }) => ({ year: value, count }))
  const extension = strapi.plugin('graphql').service<GraphqlExtension>('extension')
  extension.use({
    typeDefs: /* GraphQL */ `
      "What publications are asked for; all of it must be true of one."
      input PublicationSelection {
        year: Int
        type: ENUM_PUBLICATION_TYPE
        "The slug of a member who certainly is an author."
        member: String
        "A journal, written as in the publication."
        journal: String
        "Words that all occur in title, authors, source, year, DOI or abstract, whatever their accents and capitals."
        q: String
      }
      "A year and the number of its publications."
      type PublicationYear { year: Int! count: Int! }
      type YearCount { year: Int! count: Int! }
      type TypeCount { type: ENUM_PUBLICATION_TYPE! count: Int! }
      type JournalCount { journal: String! count: Int! }
      type MemberCount { member: Member! count: Int! }
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
      "An author's name that several people of the group can have. An alias of one of them decides it."
      type AmbiguousAuthor {
        name: String!
        "Publications with this name."
        count: Int!
        "The newest few of them, to tell by who is meant."
        publications: [Publication!]!
        members: [Member!]!
        "Whether the leader can have the name too, and is not among the members."
        mayBeLeader: Boolean!
      }
      type Query {
        "The years that have publications, newest first."
        publicationYears(filter: PublicationSelection): [PublicationYear!]!
        "A selection in the order of the years. limit: 1 to ${String(mostItems)}, which is what is answered without it."
        selectedPublications(filter: PublicationSelection, start: Int, limit: Int): [Publication!]!
        publicationFacets(filter: PublicationSelection): PublicationFacets!
        "For staff: the names that wait for somebody to say whose they are."
        ambiguousAuthors: [AmbiguousAuthor!]!
      }
    `,
    resolvers: {
      Query: {
        publicationYears: {
          resolve: async (_: unknown, { filter }: Filtered) => yearsOf(await find(filter)),
        },
        selectedPublications: {
          resolve: async (
            _: unknown,
            { filter, start, limit }: Filtered & { start?: number; limit?: number },
          ) =>
            findPublications(strapi, await find(filter), {
              start: Math.max(start ?? 0, 0),
              limit: Math.min(Math.max(limit ?? mostItems, 1), mostItems),
            }),
        },
        publicationFacets: {
          resolve: async (_: unknown, { filter }: Filtered) => ({ narrow: await find(filter) }),
        },
        ambiguousAuthors: { resolve: () => ambiguousAuthors(strapi) },
      },
      PublicationFacets: {
        total: {
          resolve: async ({ narrow }: Facets) =>
            (await countYears(strapi, narrow)).reduce((sum, { count }) => sum + count, 0),
        },
        years: { resolve: ({ narrow }: Facets) => yearsOf(narrow, 'year') },
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
    resolversConfig: {
      'Query.publicationYears': may(`${publication}.find`),
      'Query.selectedPublications': may(`${publication}.find`),
      'Query.publicationFacets': may(`${publication}.find`),
      'Query.ambiguousAuthors': may(`${member}.update`),
    },
  })
}
