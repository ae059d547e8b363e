import type { Core } from '@strapi/strapi'
import { documentAt } from '../addresses/document-at'
import { pageAddresses } from '../addresses/page-addresses'
import { namesOf } from '../documents/kinds'
import { nouns } from '../documents/nouns'
import { granted, graphqlExtension } from '../graphql/extension'
import { shownTo } from '../schedule/hide'
import { shownAt } from '../schedule/visible'

/**
 * Adds the queries that find the documents of a type by their addresses, and keeps what the CMS makes of a document out
 * of what clients write and read.
 */
export function addAddresses(strapi: Core.Strapi): void {
  const extension = graphqlExtension(strapi)
  extension.use({
    typeDefs: /* GraphQL */ `
      "The address of a page by its last part, and when its content was changed last."
      type PageAddress {
        slug: String!
        updatedAt: DateTime!
        "The last parts of the addresses that lead to it."
        formerSlugs: [String!]!
      }
    `,
  })
  for (const [uid, noun] of nouns) {
    const type = extension.shadowCRUD(uid)
    if (noun.addressed === undefined) continue
    if (noun.addressed.chosen !== true) type.field('slug').disableInput()
    type.field('formerSlugs').disable()
    const { one, many, type: typeName } = namesOf(noun)
    extension.use({
      typeDefs: /* GraphQL */ `
        type ${typeName} {
          "The last part of its address; it changes with the ${noun.addressed.by} until somebody chooses it, and the address it had before still finds it."
          slug: String!
        }
        type Query {
          "The ${one} at this address or formerly at it: redirect to its slug when that is another one."
          ${one}BySlug(slug: String!): ${typeName}
          "All pages of ${many}, 50,000 at most."
          ${one}Addresses: [PageAddress!]!
        }
      `,
      resolvers: {
        Query: {
          [`${one}BySlug`]: {
            resolve: (_: unknown, { slug }: { slug: string }) =>
              documentAt(strapi, uid, slug, shownTo(strapi, noun)),
          },
          [`${one}Addresses`]: {
            resolve: () => pageAddresses(strapi, uid, shownAt(noun, new Date())),
          },
        },
      },
      resolversConfig: {
        [`Query.${one}BySlug`]: granted(`${uid}.findOne`),
        [`Query.${one}Addresses`]: granted(`${uid}.find`),
      },
    })
  }
}
