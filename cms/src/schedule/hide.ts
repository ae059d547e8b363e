import type { Core } from '@strapi/strapi'
import { nouns } from '../documents/nouns'
import { isForVisitor } from '../history/actor'
import { visibleAt } from './visible'

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
        if (nouns.get(context.uid)?.scheduled === true && isForVisitor(strapi)) {
          const { params } = context
          const asked: object = ('filters' in params ? params.filters : undefined) ?? {}
          Object.assign(params, { filters: { $and: [asked, ...visibleAt(new Date())] } })
        }
        return next()
      default:
        return next()
    }
  })
}
