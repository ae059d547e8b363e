import type { Core } from '@strapi/strapi'
import { findNextEvent } from '../find/coming'
import { granted, graphqlExtension } from '../graphql/extension'

/** Adds the query for what is coming. */
export function addEvents(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      type Query {
        "The event of today or the first after it; null where none is known."
        nextEvent: Event
      }
    `,
    resolvers: { Query: { nextEvent: { resolve: () => findNextEvent(strapi) } } },
    resolversConfig: { 'Query.nextEvent': granted('api::event.event.find') },
  })
}
