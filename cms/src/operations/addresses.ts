import type { Core, UID } from '@strapi/strapi'
import { documentAt } from '../addresses/document-at'

interface GraphqlExtension {
  shadowCRUD(uid: string): {
    field(name: string): { disable(): void; disableInput(): void }
  }
  use(configuration: object): void
}

const publication = 'api::publication.publication'
const member = 'api::member.member'

/** Adds the queries that find a document by its address, and keeps the address out of what clients write. */
export function addAddresses(strapi: Core.Strapi): void {
  const extension = strapi.plugin('graphql').service<GraphqlExtension>('extension')
  for (const uid of [publication, member]) {
    extension.shadowCRUD(uid).field('slug').disableInput()
    extension.shadowCRUD(uid).field('formerSlugs').disable()
  }
  extension.shadowCRUD(publication).field('searchText').disable()
  const at = (uid: UID.ContentType) => ({
    resolve: (_: unknown, { slug }: { slug: string }) => documentAt(strapi, uid, slug),
  })
  extension.use({
    typeDefs: /* GraphQL */ `
      type Publication {
        "The last part of its address; it changes with the title, and the address it had before still finds it."
        slug: String!
      }
      type Member {
        "The last part of its address; it changes with the name, and the address it had before still finds it."
        slug: String!
      }
      type Query {
        "The publication at this address or formerly at it: redirect to its slug when that is another one."
        publicationBySlug(slug: String!): Publication
        "The member at this address or formerly at it: redirect to its slug when that is another one."
        memberBySlug(slug: String!): Member
      }
    `,
    resolvers: { Query: { publicationBySlug: at(publication), memberBySlug: at(member) } },
    resolversConfig: {
      'Query.publicationBySlug': { auth: { scope: [`${publication}.findOne`] } },
      'Query.memberBySlug': { auth: { scope: [`${member}.findOne`] } },
    },
  })
}
