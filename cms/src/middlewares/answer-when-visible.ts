import type { Core } from '@strapi/strapi'
import { waitingRoom } from '../content-version/waiting'

/** How much longer a save may take for it, in milliseconds: a front end that is that late has died, or its machine has. */
const patience = 10_000

/** What Strapi's admin saves by; its router ignores case. What the site saves, the front end waits for itself. */
const adminPath = /^\/+(content-manager|upload)(\/|$)/i

/** Answers a save in Strapi's admin when visitors see it: who looks at the site after «Saved» finds what was saved. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(ctx.method) || !adminPath.test(ctx.path)) {
      await next()
      return
    }
    await next()
    if (ctx.status >= 300) return
    await waitingRoom(strapi)
      .allShowIt(patience)
      .catch((error: unknown) => {
        // What was saved is saved.
        strapi.log.warn(`Nobody knows whether visitors see the last change: ${String(error)}`)
      })
  }
