import * as v from 'valibot'
import { everything, type Content } from '../cms/content'
import type { CmsInstances } from '../cms/instances'
import { askCms, CmsUnavailable } from '../cms/operations'
import { paths } from '../../src/paths'
import { percentDecoded } from '../http/percent-decoded'

const schema = v.object({ site: v.nullable(v.object({ formerAddresses: v.nullable(v.string()) })) })

/** Where the addresses of a former website lead, by the addresses in one spelling: see {@link spelled}. */
export type FormerAddresses = ReadonlyMap<string, string>

/** Where people look for the events, as the lists of other kinds stand at such addresses. */
const own = [['/events', paths.event]] as const

/** Reads what staff wrote, beside the site's own: in each line an address that there was, a space, and where it leads now. */
export function readFormerAddresses(text: string): FormerAddresses {
  const places = new Map<string, string>(own)
  for (const line of text.split('\n')) {
    const [from, to] = line
      .trim()
      .split(/\s+/)
      .map((address) => (URL.canParse(address, here) ? new URL(address, here) : undefined))
    // One that leads to itself would never end.
    if (from && to && spelled(from) !== spelled(to))
      places.set(spelled(from), to.origin === here ? to.pathname + to.search + to.hash : to.href)
  }
  return places
}

/** Whether an address is of the home page and may be of the former website too, as WordPress has its pages there. */
export const isHomeWithQuery = (address: string): boolean => /^\/\?./.test(address)

/** What an address leads to; its query may be of no matter. @returns undefined for one that the former website had not */
export function findFormerAddress(places: FormerAddresses, address: string): string | undefined {
  const url = new URL(address, here)
  // The home page is this site's own, whatever stands behind it.
  const path = url.pathname === '/' ? undefined : spelled({ pathname: url.pathname, search: '' })
  return places.get(spelled(url)) ?? (path && places.get(path))
}

/** Asks the CMS. @throws CmsUnavailable */
export async function askFormerAddresses(cms: CmsInstances): Promise<FormerAddresses> {
  const { data, errors } = await askCms(cms, 'FormerWebsite', {})
  if (errors)
    throw new CmsUnavailable('The CMS does not tell the addresses of the former website.', { cause: errors })
  return readFormerAddresses(v.parse(schema, data).site?.formerAddresses ?? '')
}

/** Any host: only paths are compared. */
const here = 'http://site'

/** Capitals and a last slash make no difference, nor does which characters are encoded. */
function spelled({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return percentDecoded(pathname).replace(/\/+$/, '').toLowerCase() + search
}

interface Known {
  /** The change of the settings that was the last when they were read; undefined as long as the CMS has told none. */
  changed: number | undefined
  places: Promise<FormerAddresses>
}

/** The addresses of the former website, as the settings have them now. */
export class FormerWebsite {
  private known: Known | undefined

  /** @param content what the CMS has told of its changes */
  constructor(
    private readonly cms: CmsInstances,
    private readonly content: { known: Content | undefined },
    private readonly log: (message: string, error?: unknown) => void,
  ) {}

  /**
   * Where an address leads that names nothing here, or the home page with a query: WordPress has pages at `/?page_id=12`.
   *
   * @returns undefined when nobody knows, and when the CMS does not answer
   */
  async placeOf(address: string): Promise<string | undefined> {
    const { kinds } = this.content.known ?? {}
    const changed = kinds && Math.max(kinds['site'] ?? 0, kinds[everything] ?? 0)
    if (this.known === undefined || this.known.changed !== changed)
      this.known = { changed, places: askFormerAddresses(this.cms) }
    const asked = this.known
    try {
      return findFormerAddress(await asked.places, address)
    } catch (error) {
      this.log('Where former addresses lead is not known.', error)
      // The next one asks again.
      if (this.known === asked) this.known = undefined
      return undefined
    }
  }
}
