/** How long an answer may be kept by a cache that many visitors share, in seconds. */
interface Lifetime {
  fresh: number
  /** For how long after that it may be sent once more while a new one is fetched. */
  stale: number
}

interface PurgeRequest {
  method: string
  headers: Record<string, string>
  body?: string
}

/** What a kind of shared cache understands. */
export interface Convention {
  /** What an answer says that may be kept, and is thrown away by one of the keys. */
  headers: (lifetime: Lifetime, keys: readonly string[]) => Record<string, string>
  /** Asks to throw away what has one of the keys. @param token by which the cache knows who may ask */
  purge: (keys: readonly string[], token: string | undefined) => PurgeRequest
}

const directives = ({ fresh, stale }: Lifetime) =>
  `max-age=${String(fresh)}, stale-while-revalidate=${String(stale)}`

/**
 * Browsers go on to ask each time. Fastly and Cloudflare are told by a header of their own, since Cache-Control reaches
 * everybody behind them; others know Cache-Control only, where `must-revalidate` keeps `stale-while-revalidate` from
 * browsers.
 */
export const conventions = {
  varnish: {
    headers: ({ fresh, stale }, keys) => ({
      'cache-control': `max-age=0, must-revalidate, s-maxage=${String(fresh)}, stale-while-revalidate=${String(stale)}`,
      'surrogate-key': keys.join(' '),
    }),
    purge: (keys, token) => ({
      method: 'PURGE',
      headers: { 'surrogate-key': keys.join(' '), ...(token !== undefined && { 'x-purge-token': token }) },
    }),
  },
  fastly: {
    headers: (lifetime, keys) => ({
      'surrogate-control': directives(lifetime),
      'surrogate-key': keys.join(' '),
    }),
    purge: (keys, token) => ({
      method: 'POST',
      headers: {
        accept: 'application/json',
        'surrogate-key': keys.join(' '),
        ...(token !== undefined && { 'fastly-key': token }),
      },
    }),
  },
  cloudflare: {
    headers: (lifetime, keys) => ({
      'cdn-cache-control': directives(lifetime),
      'cache-tag': keys.join(','),
    }),
    purge: (keys, token) => ({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags: keys }),
    }),
  },
} satisfies Record<string, Convention>

export type ConventionName = keyof typeof conventions

export const conventionNames = ['varnish', 'fastly', 'cloudflare'] as const satisfies ConventionName[]
