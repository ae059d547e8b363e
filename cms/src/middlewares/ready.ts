import type { Core } from '@strapi/strapi'
import { readiness } from '../startup/readiness'

/**
 * `GET /ready` answers 200 or 503 and `{"ready": false, "checks": {"database": {"ok": false, "message": "…"}, …}}`: whether
 * this CMS can do its work. That it lives is said by Strapi's own `/_health`. It stands before everything else, so that
 * it answers whatever is wrong there.
 */
const ready: Core.MiddlewareFactory = (_config, { strapi }) => {
  const find = readiness(strapi)
  return async (ctx, next) => {
    if (ctx.path !== '/ready' || !['GET', 'HEAD'].includes(ctx.method)) {
      await next()
      return
    }
    const found = await find()
    ctx.set('Cache-Control', 'no-store')
    ctx.status = found.ready ? 200 : 503
    ctx.body = found
  }
}

export default ready
