import type { Core } from '@strapi/strapi'
import { isDatabaseFault, isRefusal, watchingFaults, type Faults } from '../database/faults'
import { reference as makeReference } from '../strapi/request-id'

type Context = Parameters<Core.MiddlewareHandler>[0]

/** When to come again, in seconds. */
const soon = 2

/** Whether the answer is a refusal. Apollo answers 200 with errors in it. */
function isRefused({ status, body }: Context): boolean {
  if (status >= 400) return true
  const answer: unknown = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : {}
  return typeof answer === 'object' && answer !== null && 'errors' in answer
}

/** Says it in the form that the client of this address expects. */
function answer(
  ctx: Context,
  status: 400 | 503,
  name: string,
  code: string,
  message: string,
  details: object,
) {
  ctx.status = status
  ctx.body = /^\/+graphql/i.test(ctx.path)
    ? { errors: [{ message, extensions: { code, ...details } }] }
    : { data: null, error: { status, name, message, details } }
}

/**
 * Answers 503 in words whenever the database has failed a request, whatever became of the failure on its way through
 * Strapi: a 500, a 401, a wrong field, or a GraphQL error with the status 200. The log gets the cause.
 */
const databaseFaults: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const faults: Faults = { first: undefined }
    try {
      await watchingFaults(faults, next)
      if (faults.first === undefined || !isRefused(ctx)) return
    } catch (error) {
      // What is read for several requests at once has failed in another one.
      if (isDatabaseFault(error)) faults.first ??= error
      if (faults.first === undefined) throw error
    }
    const { first: fault } = faults
    const reference = makeReference()
    const cause = fault instanceof Error ? (fault.stack ?? fault.message) : JSON.stringify(fault)
    strapi.log.error(`Database error ${reference} at ${ctx.method} ${ctx.path}: ${cause}`)
    if (isRefusal(fault)) {
      answer(
        ctx,
        400,
        'ValidationError',
        'BAD_USER_INPUT',
        'The content store cannot take what was sent: something in it has the wrong form, or is too large or too long.',
        { reference },
      )
      return
    }
    ctx.set('Retry-After', String(soon))
    answer(
      ctx,
      503,
      'ServiceUnavailableError',
      'SERVICE_UNAVAILABLE',
      `The content store is busy or does not answer. Nothing that was sent is lost: try again in a moment. If it stays so, tell the maintainers the reference ${reference}.`,
      { reference },
    )
  }

export default databaseFaults
