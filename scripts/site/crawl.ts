/** What was found behind an address. */
export interface Found {
  status: number
  body: string
}

/** Longer than the site takes for a page that it renders for the first time, in ms. */
const patience = 60_000

/** Gets an address without following where it leads to. */
export async function get(address: string, headers: Record<string, string> = {}): Promise<Found> {
  const response = await fetch(address, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  return { status: response.status, body: await response.text() }
}

/** The pages that a sitemap names (sitemaps.org, protocol 0.9). */
export const pagesOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescaped(address))

/** What a page of ours leads to and shows on its own origin, as paths with their queries. */
export function linksOf(html: string, page: string): string[] {
  const values = [...html.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)].map(([, value = '']) => value)
  const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
  )
  const { origin } = new URL(page)
  const addresses = [...values, ...sets]
    .map(unescaped)
    .filter((value) => URL.canParse(value, page))
    .map((value) => new URL(value, page))
    .filter((address) => address.origin === origin)
  return [...new Set(addresses.map(({ pathname, search }) => pathname + search))]
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  '#x27': "'",
  lt: '<',
  gt: '>',
}

const unescaped = (text: string): string =>
  text.replace(/&(amp|quot|apos|#x27|lt|gt);/g, (_entity, name: string) => entities[name] ?? '')

/** The addresses of which not the same was read, or only once. */
export const differing = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (address) => before.get(address) !== after.get(address),
  )
