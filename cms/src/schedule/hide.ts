import type { Core } from '@strapi/strapi'
import { nouns } from '../documents/nouns'
import { isForVisitor } from '../history/actor'
import type { Noun } from '../rules/noun'
import { shownAt } from './visible'

/** What a database is asked for to find only what the running request may show, where it is read past the document service. */
export const shownTo = (strapi: Core.Strapi, noun: Noun): object[] =>
  isForVisitor(strapi) ? shownAt(noun, new Date()) : []

/**
 * Keeps from visitors what they do not get yet or any more. GraphQL and REST read every document through here, by
 * whichever list, count or id. Call in `register`.
 */
export function hideOutOfTime(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    switch (context.action) {
      case 'findMany':
      case 'findFirst':
      case 'findOne':
      case 'count':
        {
          const noun = nouns.get(context.uid)
          const shown = noun === undefined ? [] : shownTo(strapi, noun)
          if (shown.length > 0) {
            const { params } = context
            const asked: object = ('filters' in params ? params.filters : undefined) ?? {}
            Object.assign(params, { filters: { $and: [asked, ...shown] } })
          }
        }
        return next()
      default:
        return next()
    }
  })
}
