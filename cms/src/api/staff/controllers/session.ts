import type { Core } from '@strapi/strapi'
import { countedAddress } from '../address'
import { tooManyAttempts } from '../attempts'
import { bearerToken } from '../bearer'
import { knownDevice, newDevice } from '../devices'
import { longestPassword, weakness } from '../../../environment/weakness'
import { nameIn } from '../name'
import { matches, type PasswordRecord } from '../password'
import { readPassword, replacePassword } from '../password-store'
import { beginSession, endSession, liveSession, whyOver } from '../sessions'
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

const incorrect = { message: 'Incorrect password' }

function answer(ctx: Context, status: number, body?: object): void {
  ctx.set('Cache-Control', 'no-store')
  ctx.status = status
  if (body !== undefined) ctx.body = body
}

function refuseForNow(ctx: Context, seconds: number): void {
  ctx.set('Retry-After', String(seconds))
  answer(ctx, 429, { message: tooManyAttempts(seconds) })
}

/** The texts of a JSON body that has no other fields than these; `undefined` for a body of any other form. */
function textsOf(ctx: Context, fields: readonly string[]): Map<string, string> | undefined {
  const body: unknown = ctx.request.body
  if (!ctx.is('application/json') || typeof body !== 'object' || body === null) return undefined
  const texts = new Map<string, string>()
  for (const [field, text] of Object.entries(body)) {
    if (!fields.includes(field) || typeof text !== 'string') return undefined
    texts.set(field, text)
  }
  return texts
}

const addressOf = (ctx: Context) => countedAddress(ctx.req.socket.remoteAddress, ctx.get('x-forwarded-for'))

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const limit = signInLimit(strapi)

  /**
   * Counts the attempt and looks at the password.
   * @param wrong the status for a wrong password
   * @returns the record of the password that was given, or undefined when it was refused
   */
  const check = async (
    ctx: Context,
    password: string,
    wrong: number,
  ): Promise<PasswordRecord | undefined> => {
    const address = addressOf(ctx)
    const device = await knownDevice(strapi, ctx.get('x-staff-device'))
    const counted = await limit.count({ address, device })
    if ('wait' in counted) {
      refuseForNow(ctx, Math.ceil(counted.wait / 1000))
      return undefined
    }
    try {
      const record = await readPassword(strapi)
      if (record === undefined) throw new Error('There is no staff password. Run `npm run staff:password`.')
      const inTurn = counted.isDevice ? hashing.devices : hashing.strangers
      if (!(await inTurn(() => matches(record, password)))) {
        strapi.log.warn(`Wrong staff password from ${address}`)
        answer(ctx, wrong, incorrect)
        return undefined
      }
      await limit.forgive(counted)
      return record
    } catch (error) {
      // The password was not looked at, so it is not held against anybody.
      await limit.forget(counted)
      throw error
    }
  }

  /** Does what a right password is for; when it is wrong or too early, whoever gave it is told. */
  const afterPassword = async (
    ctx: Context,
    password: string,
    wrong: number,
    act: (record: PasswordRecord) => Promise<void>,
  ): Promise<void> => {
    if (password === '' || Buffer.byteLength(password) > longestPassword) {
      // No password looks like that, so there is nothing to count or to hash.
      answer(ctx, wrong, incorrect)
      return
    }
    try {
      const record = await check(ctx, password, wrong)
      if (record !== undefined) await act(record)
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error
      refuseForNow(ctx, whenBusy)
    }
  }

  const welcome = async (ctx: Context, record: PasswordRecord, name: string | undefined): Promise<void> => {
    const session = await beginSession(strapi, record, name)
    answer(ctx, 200, { ...session, device: newDevice(record) })
  }

  const over = async (ctx: Context, token: string | undefined): Promise<void> => {
    answer(ctx, 401, { message: await whyOver(strapi, token ?? '') })
  }

  return {
    /**
     * `POST /api/staff/session {"password", "name"?}`, with the browser's device in `X-Staff-Device` where it has one
     * → 200 `{token, expiresAt, device}` · 400 · 401 · 429 with `Retry-After`
     */
    async begin(ctx: Context) {
      const texts = textsOf(ctx, ['password', 'name'])
      const password = texts?.get('password')
      if (texts === undefined || password === undefined) {
        answer(ctx, 400, { message: 'Send the password as JSON: {"password": "…"}' })
        return
      }
      let name: string | undefined
      try {
        name = nameIn(texts.get('name') ?? '')
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        answer(ctx, 400, { message: error.message })
        return
      }
      await afterPassword(ctx, password, 401, async (record) => {
        await welcome(ctx, record, name)
        strapi.log.info(`Staff signed in from ${addressOf(ctx)}`)
      })
    },

    /** `GET /api/staff/session` with the token → 200 `{expiresAt}`, `X-Staff-Token` when it is renewed · 401 */
    async show(ctx: Context) {
      const token = bearerToken(ctx.get('authorization'))
      const session = token === undefined ? undefined : await liveSession(strapi, token)
      if (session === undefined) {
        await over(ctx, token)
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

    /**
     * `PUT /api/staff/password {"password", "newPassword"}` with the token, and the device as for `begin`: ends every
     * session and begins a new one for whoever asks
     * → 200 as `begin` · 400 · 401 the session is over · 403 the password is wrong · 429 with `Retry-After`
     */
    async changePassword(ctx: Context) {
      const token = bearerToken(ctx.get('authorization'))
      const session = token === undefined ? undefined : await liveSession(strapi, token)
      if (session === undefined) {
        await over(ctx, token)
        return
      }
      const texts = textsOf(ctx, ['password', 'newPassword'])
      const [password, newPassword] = [texts?.get('password'), texts?.get('newPassword')]
      if (password === undefined || newPassword === undefined) {
        answer(ctx, 400, { message: 'Send both passwords as JSON: {"password": "…", "newPassword": "…"}' })
        return
      }
      const weak = weakness(newPassword)
      if (weak !== undefined) {
        answer(ctx, 400, { message: `The new password ${weak}.` })
        return
      }
      await afterPassword(ctx, password, 403, async (present) => {
        const record = await hashing.devices(() => replacePassword(strapi, present, newPassword))
        if (record === undefined) {
          answer(ctx, 403, incorrect)
          return
        }
        await welcome(ctx, record, session.name)
        strapi.log.info(`Staff changed their password from ${addressOf(ctx)}`)
      })
    },
  }
}
