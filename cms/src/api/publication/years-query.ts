import type { Core } from '@strapi/strapi'
import { byYear } from './by-year'

interface GraphqlExtension {
  use(configuration: object): void
}

const uid = 'api::publication.publication'

/** Adds `publicationYears`: the years are derived from the publications, so that no empty year can stay behind. */
export function addPublicationYears(strapi: Core.Strapi): void {
  const extension = strapi.plugin('graphql').service<GraphqlExtension>('extension')
  extension.use({
    typeDefs: /* GraphQL */ `
      "The publications of one year."
      type PublicationYear {
        year: Int!
        items: [Publication!]!
      }
      type Query {
        "All publications by year, newest year first; within a year the one entered last comes first."
        publicationYears: [PublicationYear!]!
      }
    `,
    resolvers: {
      Query: {
        publicationYears: {
          async resolve() {
            const publications = await strapi
              .documents(uid)
              .findMany({ sort: ['year:desc', 'createdAt:desc', 'id:desc'] })
            return byYear(
              publications.map((publication) => ({ ...publication, year: Number(publication.year) })),
            )
          },
        },
      },
    },
    resolversConfig: { 'Query.publicationYears': { auth: { scope: [`${uid}.find`] } } },
  })
}
