import type { Core } from '@strapi/strapi'
import { countYears } from '../find/counts'
import { selection, type PublicationFilter } from '../find/filter'
import { findPublications, mostItems } from '../find/items'
import { granted, graphqlExtension } from '../graphql/extension'

interface Filtered {
  filter?: PublicationFilter | null
}

interface Page extends Filtered {
  start?: number
  limit?: number
}

/** Adds the queries that find publications by a selection. */
export function addPublications(strapi: Core.Strapi): void {
  const find = async (filter: PublicationFilter | null | undefined) =>
    (await selection(strapi, filter ?? {})).papers
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      "What publications are asked for; all of it must be true of one."
      input PublicationSelection {
        year: Int
        "The first and the last year of a span."
        from: Int
        to: Int
        type: ENUM_PUBLICATION_TYPE
        "The slug of a member, or of the leader, who certainly is an author."
        member: String
        "A journal, written as in the publication."
        journal: String
        "The id of a research line, whose words the title holds."
        line: ID
        """
        Words, names with initials in any form, phrases in quotation marks, a DOI or another identifier; all must be found in
        title, authors, source, year, abstract, funding, award or the first pages of its own PDFs. A letter or two may be wrong where nothing is
        found otherwise.
        """
        q: String
      }
      "A year and the number of its publications."
      type PublicationYear { year: Int! count: Int! }
      type Query {
        "The years that have publications, newest first."
        publicationYears(filter: PublicationSelection): [PublicationYear!]!
        "A selection, what fits best first where something is looked for, else in the order of the years. limit: 1 to ${String(mostItems)}, which is what is answered without it."
        selectedPublications(filter: PublicationSelection, start: Int, limit: Int): [Publication!]!
      }
    `,
    resolvers: {
      Query: {
        publicationYears: {
          resolve: async (_: unknown, { filter }: Filtered) =>
            countYears(await find(filter)).map(({ value: year, count }) => ({ year, count })),
        },
        selectedPublications: {
          resolve: async (_: unknown, { filter, start, limit }: Page) => {
            const first = Math.max(start ?? 0, 0)
            const most = Math.min(Math.max(limit ?? mostItems, 1), mostItems)
            return findPublications(strapi, (await find(filter)).slice(first, first + most))
          },
        },
      },
    },
    resolversConfig: {
      'Query.publicationYears': granted('api::publication.publication.find'),
      'Query.selectedPublications': granted('api::publication.publication.find'),
    },
  })
}
