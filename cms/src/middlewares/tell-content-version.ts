import type { Core } from '@strapi/strapi'
import { contentVersion } from '../content-version/count'

/** What the site saves by. Strapi's router ignores case and a slash at the end. */
const savePath = /^\/+(graphql|api\/upload)\/?$/i

/**
 * Tells the content version with the answer to a save, as `X-Content-Version` in the form of `/api/content-version`: the
 * front end through which it came knows at once what is outdated, and need not ask a CMS that has enough to do.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    await next()
    // Nobody saves without a token.
    if (ctx.method !== 'POST' || !savePath.test(ctx.path) || ctx.get('authorization') === '') return
    try {
      ctx.set('X-Content-Version', JSON.stringify(await contentVersion(strapi)))
    } catch (error) {
      // What was saved is saved, and a front end that is told nothing asks.
      strapi.log.warn(`Nobody was told what the last save has changed: ${String(error)}`)
    }
  }
