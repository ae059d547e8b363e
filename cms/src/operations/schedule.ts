import type { Core } from '@strapi/strapi'
import { namesOf, scheduledTypes } from '../documents/kinds'
import { granted, graphqlExtension } from '../graphql/extension'
import { hiddenAt } from '../schedule/visible'

/** Adds what visitors do not get now, by the clock of the server. */
export function addSchedule(strapi: Core.Strapi): void {
  const types = scheduledTypes()
  const lists = types.map(([uid, noun]) => {
    const { many, type } = namesOf(noun)
    const resolve = () =>
      strapi.db
        .query(uid)
        .findMany({ where: hiddenAt(new Date()), orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }] })
    return { many, field: `${many}: [${type}!]!`, resolve }
  })
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      "What visitors do not get yet or any more, the last saved first."
      type Hidden { ${lists.map(({ field }) => field).join(' ')} }
      type Query {
        "For staff."
        hidden: Hidden!
      }
    `,
    resolvers: {
      Query: { hidden: { resolve: () => ({}) } },
      Hidden: Object.fromEntries(lists.map(({ many, resolve }) => [many, { resolve }])),
    },
    resolversConfig: { 'Query.hidden': granted(...types.map(([uid]) => `${uid}.update`)) },
  })
}
