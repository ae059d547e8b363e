import type { Core } from '@strapi/strapi'
import { authorsOf } from '../authors/authors'
import { whoIs } from '../authors/known-names'
import type { Person } from '../authors/people'
import type { Authorship } from '../find/items'
import { countPublicationsOf, publicationsOf } from '../find/publications-of'
import { granted, graphqlExtension } from '../graphql/extension'
import { gathered, type RequestContext } from '../graphql/gather'
import { plainly } from '../strapi/plain-fields'

const publication = 'api::publication.publication'

interface Slugged {
  slug: string
}

interface Publication {
  id: number
  year: number
  authorship?: Authorship
}

interface Author {
  name: string
  find: () => Person | undefined
}

/** Who an author is, is found out when it is asked for: exports ask for the names alone. */
const asAuthors = ({ year }: Publication, { names, match }: Authorship): Author[] =>
  names.map((name) => ({
    name,
    find: () => {
      const found = match(name, { year, authors: names })
      return found.kind === 'certain' ? found.person : undefined
    },
  }))

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
  const matchings = gathered(async () => new Map([['match' as const, (await whoIs(strapi)).match]]))
  const readAuthors = async (publication: Publication, context: RequestContext): Promise<Author[]> => {
    const [names = [], match] = await Promise.all([
      authors(context, publication.id),
      matchings(context, 'match'),
    ])
    return match === undefined ? [] : asAuthors(publication, { names, match })
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
        type: { resolve: plainly(({ type }: { type: string | null }) => type ?? 'article') },
        highlighted: {
          resolve: plainly(({ highlighted }: { highlighted: boolean | null }) => highlighted ?? false),
        },
        people: {
          // Without a promise where none is needed: an export asks for thousands.
          resolve: plainly((publication: Publication, _: unknown, context: RequestContext) =>
            publication.authorship
              ? asAuthors(publication, publication.authorship)
              : readAuthors(publication, context),
          ),
        },
      },
      AuthorPerson: {
        member: { resolve: plainly(({ find }: Author) => find()?.member) },
        isLeader: { resolve: plainly(({ find }: Author) => find()?.isLeader ?? false) },
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
