import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { waitingRoom } from '../../../content-version/waiting'

type Context = Parameters<Core.MiddlewareHandler>[0]

/** Proxies cut a connection after 30 s or 60 s of silence. */
const longestWait = 25

/** More than a UUID. */
const longestName = 50

/** Seconds after which one who found no seat may come again. */
const whenFull = 1

/** A whole number of the query, `fallback` when it is not given. @throws ValidationError when it is none */
function wholeNumber({ query }: Context, name: string, fallback: number): number {
  const text = query[name]
  if (text === undefined) return fallback
  const number = typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined
  if (number === undefined) throw new errors.ValidationError(`${name} must be a whole number`)
  return number
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `GET /api/content-version?after=N&wait=S` answers `{"version": M, "kinds": {…}}` as soon as M is greater than N, and
   * after S seconds (at most 25) in any case; `kinds` tells which change was the last one to each kind of content. Who
   * waits says by that that its visitors are shown version N, and by `reader` who it is. 503 when too many wait already,
   * or when the server is about to stop.
   */
  async find(ctx: Context) {
    const after = wholeNumber(ctx, 'after', 0)
    const wait = Math.min(wholeNumber(ctx, 'wait', 0), longestWait)
    const { reader = '' } = ctx.query
    const gone = new AbortController()
    ctx.res.once('close', () => {
      gone.abort()
    })
    const content = await waitingRoom(strapi).newerThan(after, wait * 1000, {
      name: String(reader).slice(0, longestName),
      gone: gone.signal,
    })
    ctx.set('Cache-Control', 'no-store')
    if (content === undefined) {
      ctx.set('Retry-After', String(whenFull))
      ctx.status = 503
      ctx.body = { message: 'Too many are waiting. Come back in a second.' }
      return
    }
    ctx.body = content
  },
})
