import { variablesOf } from '../cms/operations'

/** What an answer is made for, and kept under. */
export type Address = PageAddress | QueryAddress

interface Spelled {
  /** The one spelling: path and query as a request for it has them. Two addresses are the same when their texts are. */
  text: string
  /** Whether anybody can make up as many of the kind as they like: these are in memory only, and the first to go. */
  isUnbounded: boolean
}

/** Of a page or a feed. */
export interface PageAddress extends Spelled {
  kind: 'page'
}

/** Of the answer to a query. */
export interface QueryAddress extends Spelled {
  kind: 'query'
  operation: string
  variables: Record<string, unknown>
}

/** @param text as the table of contents spells it (`src/known-address.ts`) */
export const pageAddress = (text: string): PageAddress => ({
  kind: 'page',
  text,
  isUnbounded: text.includes('?'),
})

/** The address of what is shown for all addresses that name nothing. */
export const notFound = pageAddress('/-/-')

/**
 * The address of a query: of the variables only those that the operation declares, in its order.
 *
 * @param search the request's query string
 * @returns undefined when `variables` is no JSON object, or holds what is no text
 */
export function queryAddress(operation: string, search: URLSearchParams): QueryAddress | undefined {
  const given = parseObject(search.get('variables') ?? '{}')
  if (!given || !isText(given)) return undefined
  const variables = Object.fromEntries(
    variablesOf(operation).flatMap((name) => (Object.hasOwn(given, name) ? [[name, given[name]]] : [])),
  )
  const isUnbounded = Object.keys(variables).length > 0
  const query = isUnbounded ? `?variables=${encodeURIComponent(JSON.stringify(variables))}` : ''
  return { kind: 'query', text: `/graphql/${operation}${query}`, isUnbounded, operation, variables }
}

/** Whether all texts are such: PostgreSQL knows no NUL, and half of a surrogate pair is no character (RFC 8259 §8.2). */
function isText(value: unknown): boolean {
  if (typeof value === 'string') return !/\0|\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every((entry) => entry.every(isText))
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    // Whoever sent it is told by a 400.
    return undefined
  }
}
