import type { Core } from '@strapi/strapi'
import { findNextEvent, isComing, isToday } from '../find/coming'
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
        "Whether today is one of its days."
        isToday: Boolean!
      }
    `,
    resolvers: {
      Query: { nextEvent: { resolve: () => findNextEvent(strapi) } },
      Event: {
        isComing: { resolve: plainly(isComing) },
        isToday: { resolve: plainly(isToday) },
      },
    },
    resolversConfig: { 'Query.nextEvent': granted('api::event.event.find') },
  })
}
