import type { Core } from '@strapi/strapi'
import { canBeStored } from '../rules/plain-text'
import { limits, measureQuery, noSuchText, QueryRefused } from '../graphql/measure-query'

/** Strapi's router ignores case and a slash at the end, so this must not be stricter than it. */
const endpoint = /^\/+graphql/i

/** An event's description is the longest thing a form sends. In bytes. */
const largestForm = 200_000

/**
 * A thousand publications with their abstracts, in bytes. Only who names a token may send as much; whether it is good is
 * found out later, which is enough where strangers cannot come.
 */
const largestImport = 8_000_000

const rememberedQueries = 500

type Context = Parameters<Core.MiddlewareHandler>[0]

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

async function readBody(request: NodeJS.ReadableStream, largestBody: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    // Reading goes on to the end: a closed socket would hide the answer from the client.
    if (size <= largestBody) chunks.push(bytes)
  }
  if (size > largestBody) throw new Refused(413, `The request is larger than ${largestBody} bytes`)
  return Buffer.concat(chunks).toString('utf8')
}

function parseBody(text: string): { query: string; variables?: unknown } {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Refused(400, 'The request body is not JSON')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refused(400, 'Send one JSON object with a query')
  }
  if (!('query' in body) || typeof body.query !== 'string') throw new Refused(400, 'The request has no query')
  return { ...body, query: body.query }
}

/**
 * Refuses variables of a query that ask for too many conditions, and one that no stored text can be like: PostgreSQL would
 * refuse the whole statement.
 */
function checkVariables(variables: unknown): void {
  // Not by recursion: a body can be nested deeper than the stack.
  const open = [variables]
  let fields = 0
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && !canBeStored(value)) throw new Refused(400, noSuchText)
    if (typeof value !== 'object' || value === null) continue
    fields += Object.keys(value).length
    if (fields > limits.variableFields)
      throw new Refused(400, `The variables have more than ${limits.variableFields} fields`)
    for (const inner of Object.values(value)) open.push(inner)
  }
}

function checkEnvelope(ctx: Context): void {
  if (ctx.method !== 'POST') {
    ctx.set('Allow', 'POST')
    throw new Refused(405, 'GraphQL is answered to POST only')
  }
  if (ctx.search !== '') throw new Refused(400, 'Send the query in the body, not in the address')
  if (!ctx.is('application/json')) throw new Refused(415, 'Send the query as application/json')
}

/**
 * Stands before the GraphQL server: lets through one small operation in a JSON body, sent by POST.
 * Answers everything else in the form of a GraphQL answer.
 */
const graphqlGuard: Core.MiddlewareFactory = () => {
  // Clients send few different texts; the refused ones are not kept, or they would push the good ones out.
  const good = new Map<string, ReturnType<typeof measureQuery>>()
  const measureOnce = (query: string) => {
    const known = good.get(query)
    if (known !== undefined) return known
    const measured = measureQuery(query)
    if (good.size >= rememberedQueries) good.clear()
    good.set(query, measured)
    return measured
  }

  return async (ctx, next) => {
    if (!endpoint.test(ctx.path)) {
      await next()
      return
    }
    try {
      checkEnvelope(ctx)
      const largest = ctx.get('authorization') === '' ? largestForm : largestImport
      const body = parseBody(await readBody(ctx.req, largest))
      if (measureOnce(body.query).looksFor) checkVariables(body.variables)
      ctx.request.body = body
    } catch (error) {
      ctx.req.resume()
      if (!(error instanceof Refused) && !(error instanceof QueryRefused)) throw error
      ctx.status = error instanceof Refused ? error.status : 400
      ctx.body = { errors: [{ message: error.message, extensions: { code: 'BAD_REQUEST' } }] }
      return
    }
    await next()
  }
}

export default graphqlGuard
