import type { Core } from '@strapi/strapi'
import { graphqlExtension } from '../graphql/extension'
import { gathered, type RequestContext } from '../graphql/gather'
import { timesCited } from '../inbox/times-cited'
import { plainly } from '../strapi/plain-fields'

/** Adds how often a publication has been cited. */
export function addTimesCited(strapi: Core.Strapi): void {
  // Once for all papers of an answer.
  const counts = gathered(async () => new Map([['counts' as const, await timesCited(strapi)]]))
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
          resolve: plainly(async ({ doi }: { doi: string | null }, _: unknown, context: RequestContext) =>
            doi === null ? null : (await counts(context, 'counts'))?.get(doi.toLowerCase()),
          ),
        },
      },
    },
  })
}
