import type { Core } from '@strapi/strapi'
import { countedAddress } from '../address'
import { tooManyAttempts } from '../attempts'
import { bearerToken } from '../bearer'
import { knownDevice, newDevice } from '../devices'
import { longestPassword } from '../../../environment/weakness'
import { matches } from '../password'
import { readPassword } from '../password-store'
import { beginSession, endSession, liveSession } from '../sessions'
import { signInLimit } from '../sign-in-limit'
import { limiter, TooManyWaiting } from '../limiter'

type Context = Parameters<Core.MiddlewareHandler>[0]

/** Two hashes take 64 MiB and two processors: one for a crowd of strangers, and one for those it must not keep waiting. */
const hashing = {
  strangers: limiter({ running: 1, waiting: 60 }),
  devices: limiter({ running: 1, waiting: 60 }),
}

/** Seconds after which the hashes that wait now are done, at a quarter of a second each. */
const whenBusy = 15

function answer(ctx: Context, status: number, body?: object): void {
  ctx.set('Cache-Control', 'no-store')
  ctx.status = status
  if (body !== undefined) ctx.body = body
}

function refuseForNow(ctx: Context, seconds: number): void {
  ctx.set('Retry-After', String(seconds))
  answer(ctx, 429, { message: tooManyAttempts(seconds) })
}

/** The password of a body `{"password": "…"}`; `undefined` for a body of any other form. */
function passwordOf(ctx: Context): string | undefined {
  const body: unknown = ctx.request.body
  if (!ctx.is('application/json') || typeof body !== 'object' || body === null) return undefined
  const entries = Object.entries(body)
  const [name, value] = entries[0] ?? []
  return entries.length === 1 && name === 'password' && typeof value === 'string' ? value : undefined
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const limit = signInLimit(strapi)

  const signIn = async (ctx: Context, password: string): Promise<void> => {
    const address = countedAddress(ctx.req.socket.remoteAddress, ctx.get('x-forwarded-for'))
    const device = await knownDevice(strapi, ctx.get('x-staff-device'))
    const counted = await limit.count({ address, device })
    if ('wait' in counted) {
      refuseForNow(ctx, Math.ceil(counted.wait / 1000))
      return
    }
    try {
      const record = await readPassword(strapi)
      if (record === undefined) throw new Error('There is no staff password. Run `npm run staff:password`.')
      const inTurn = counted.isDevice ? hashing.devices : hashing.strangers
      if (!(await inTurn(() => matches(record, password)))) {
        strapi.log.warn(`Wrong staff password from ${address}`)
        answer(ctx, 401, { message: 'Incorrect password' })
        return
      }
      await limit.forgive(counted)
      const session = await beginSession(strapi, record)
      strapi.log.info(`Staff signed in from ${address}`)
      answer(ctx, 200, { ...session, device: newDevice(record) })
    } catch (error) {
      // The password was not looked at, so it is not held against anybody.
      await limit.forget(counted)
      throw error
    }
  }

  return {
    /**
     * `POST /api/staff/session {"password"}`, with the browser's device in `X-Staff-Device` where it has one
     * → 200 `{token, expiresAt, device}` · 400 · 401 · 429 with `Retry-After`
     */
    async begin(ctx: Context) {
      const password = passwordOf(ctx)
      if (password === undefined) {
        answer(ctx, 400, { message: 'Send the password as JSON: {"password": "…"}' })
        return
      }
      if (password === '' || Buffer.byteLength(password) > longestPassword) {
        // No password looks like that, so there is nothing to count or to hash.
        answer(ctx, 401, { message: 'Incorrect password' })
        return
      }
      try {
        await signIn(ctx, password)
      } catch (error) {
        if (!(error instanceof TooManyWaiting)) throw error
        refuseForNow(ctx, whenBusy)
      }
    },

    /** `GET /api/staff/session` with the token → 200 `{expiresAt}`, `X-Staff-Token` when it is renewed · 401 */
    async show(ctx: Context) {
      const token = bearerToken(ctx.get('authorization'))
      const session = token === undefined ? undefined : await liveSession(strapi, token)
      if (session === undefined) {
        answer(ctx, 401, { message: 'The staff session is over. Sign in again.' })
        return
      }
      if (session.renewal !== undefined) ctx.set('X-Staff-Token', session.renewal)
      answer(ctx, 200, { expiresAt: session.expiresAt })
    },

    /** `DELETE /api/staff/session` with the token → 204, also when the session was over before */
    async end(ctx: Context) {
      const token = bearerToken(ctx.get('authorization'))
      if (token !== undefined) await endSession(strapi, token)
      answer(ctx, 204)
    },
  }
}
