import type { Core } from '@strapi/strapi'

/** Refuses an address with a NUL in it: no text of the content holds one, and PostgreSQL would refuse to look for it. */
const addressGuard: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (!ctx.url.includes('%00')) {
    await next()
    return
  }
  const message = 'The address holds a NUL character (%00)'
  ctx.status = 400
  ctx.body = { data: null, error: { status: 400, name: 'BadRequestError', message, details: {} } }
}

export default addressGuard
