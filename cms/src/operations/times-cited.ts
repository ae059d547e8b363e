import type { Core } from '@strapi/strapi'
import { graphqlExtension } from '../graphql/extension'
import { gathered, type RequestContext } from '../graphql/gather'
import { timesCited } from '../inbox/times-cited'
import { plainly } from '../strapi/plain-fields'

/** Adds how often a publication has been cited. */
export function addTimesCited(strapi: Core.Strapi): void {
  const countOf = gathered<string, number>(() => timesCited(strapi))
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      type Publication {
        "By how many works, as Crossref counts them; none where the site does not show it, or Crossref does not know the paper."
        timesCited: Int
      }
    `,
    resolvers: {
      Publication: {
        timesCited: {
          resolve: plainly(({ doi }: { doi: string | null }, _: unknown, context: RequestContext) =>
            doi === null ? null : countOf(context, doi.toLowerCase()),
          ),
        },
      },
    },
  })
}
