import type { Core } from '@strapi/strapi'
import { forRequest, idOf } from '../strapi/request-id'

/** Names the request as the front end does, so that the lines of both logs about it can be found together. */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  const id = idOf(ctx.get('X-Request-Id'))
  ctx.set('X-Request-Id', id)
  return forRequest(id, next)
}
