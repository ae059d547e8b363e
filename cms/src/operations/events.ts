import type { Core } from '@strapi/strapi'
import { findNextEvent, isComing, isUnderway } from '../find/coming'
import { granted, graphqlExtension } from '../graphql/extension'
import { plainly } from '../strapi/plain-fields'

/** Adds what is coming. */
export function addEvents(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      type Query {
        "The event of today or the first after it; null where none is known. One that lasts comes again on its last day."
        nextEvent: Event
      }
      type Event {
        "Whether it is not over."
        isComing: Boolean!
        "Whether it began on an earlier day and is not over."
        isUnderway: Boolean!
      }
    `,
    resolvers: {
      Query: { nextEvent: { resolve: () => findNextEvent(strapi) } },
      Event: {
        isComing: { resolve: plainly(isComing) },
        isUnderway: { resolve: plainly(isUnderway) },
      },
    },
    resolversConfig: { 'Query.nextEvent': granted('api::event.event.find') },
  })
}
