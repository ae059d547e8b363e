import { variablesOf } from '../cms/operations'

const prefix = '/graphql/'

/**
 * The one spelling of a query's address: of the variables only those that the operation declares, in its order.
 *
 * @param search the request's query string
 * @returns undefined when `variables` is no JSON object, or holds what is no text
 */
export function queryAddress(operation: string, search: URLSearchParams): string | undefined {
  const given = parseObject(search.get('variables') ?? '{}')
  if (!given || !isText(given)) return undefined
  const variables = Object.fromEntries(
    variablesOf(operation).flatMap((name) => (Object.hasOwn(given, name) ? [[name, given[name]]] : [])),
  )
  const query =
    Object.keys(variables).length > 0 ? `?variables=${encodeURIComponent(JSON.stringify(variables))}` : ''
  return prefix + operation + query
}

/** Whether an address is a query's, and no page's or feed's. */
export const isQueryAddress = (address: string): boolean => address.startsWith(prefix)

/** @returns undefined for an address that `queryAddress` did not make */
export function readQueryAddress(
  address: string,
): { operation: string; variables: Record<string, unknown> } | undefined {
  if (!isQueryAddress(address)) return undefined
  const { pathname, searchParams } = new URL(`http://localhost${address}`)
  const variables = parseObject(searchParams.get('variables') ?? '{}')
  return variables && { operation: pathname.slice(prefix.length), variables }
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
