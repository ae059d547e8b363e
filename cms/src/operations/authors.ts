import type { Core } from '@strapi/strapi'
import { authorsOf } from '../authors/authors'
import { whoIs } from '../authors/known-names'
import type { Person } from '../authors/people'
import { countPublicationsOf, publicationsOf } from '../find/publications-of'
import { granted, graphqlExtension } from '../graphql/extension'
import { gathered, type RequestContext } from '../graphql/gather'

const publication = 'api::publication.publication'

interface Slugged {
  slug: string
}

interface Author {
  name: string
  paper: { year: number; authors: readonly string[] }
}

interface Limited {
  limit?: number | null
}

const isAt =
  (slug: string) =>
  ({ member }: Person) =>
    member?.slug === slug
const isLeading = ({ isLeader }: Person) => isLeader

/** Adds who the authors of a publication are, and what a member has published. */
export function addAuthors(strapi: Core.Strapi): void {
  const authors = gathered((ids: readonly number[]) => authorsOf(strapi, ids))
  const people = gathered(async () => new Map([['match' as const, (await whoIs(strapi)).match]]))
  const personOf = async ({ name, paper }: Author, context: RequestContext): Promise<Person | undefined> => {
    const found = (await people(context, 'match'))?.(name, paper)
    return found?.kind === 'certain' ? found.person : undefined
  }

  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      "One author of a publication and who that is, as far as it is certain."
      type AuthorPerson {
        "As the publication writes it."
        name: String!
        "Of the members the only one who can have this name."
        member: Member
        "Whether this is the leader of the group, whose page has an address of its own."
        isLeader: Boolean!
      }
      type Publication {
        type: ENUM_PUBLICATION_TYPE!
        highlighted: Boolean!
        "The authors in order, with those among them who are members of the group."
        people: [AuthorPerson!]!
      }
      type Member {
        "The publications of which the member certainly is an author, newest first; with a limit, selected ones before others."
        publications(limit: Int): [Publication!]!
        publicationCount: Int!
      }
      type ComponentSiteLeader {
        "The publications of which the leader certainly is an author, newest first; with a limit, selected ones before others."
        publications(limit: Int): [Publication!]!
        publicationCount: Int!
      }
    `,
    resolvers: {
      Publication: {
        type: { resolve: ({ type }: { type: string | null }) => type ?? 'article' },
        highlighted: { resolve: ({ highlighted }: { highlighted: boolean | null }) => highlighted ?? false },
        people: {
          async resolve({ id, year }: { id: number; year: number }, _: unknown, context: RequestContext) {
            const names = (await authors(context, id)) ?? []
            return names.map((name) => ({ name, paper: { year, authors: names } }))
          },
        },
      },
      // Exports ask for the names alone.
      AuthorPerson: {
        member: {
          resolve: async (author: Author, _: unknown, context: RequestContext) =>
            (await personOf(author, context))?.member,
        },
        isLeader: {
          resolve: async (author: Author, _: unknown, context: RequestContext) =>
            (await personOf(author, context))?.isLeader ?? false,
        },
      },
      Member: {
        publications: {
          resolve: ({ slug }: Slugged, { limit }: Limited) => publicationsOf(strapi, isAt(slug), limit),
        },
        publicationCount: { resolve: ({ slug }: Slugged) => countPublicationsOf(strapi, isAt(slug)) },
      },
      ComponentSiteLeader: {
        publications: {
          resolve: (_: unknown, { limit }: Limited) => publicationsOf(strapi, isLeading, limit),
        },
        publicationCount: { resolve: () => countPublicationsOf(strapi, isLeading) },
      },
    },
    resolversConfig: {
      'Member.publications': granted(`${publication}.find`),
      'Member.publicationCount': granted(`${publication}.find`),
      'ComponentSiteLeader.publications': granted(`${publication}.find`),
      'ComponentSiteLeader.publicationCount': granted(`${publication}.find`),
    },
  })
}
