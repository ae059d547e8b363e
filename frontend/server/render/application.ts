import type * as entry from '../../src/entry-server'
import { askCms, CmsUnavailable, kindsOf } from '../cms/operations'
import { CmsInstances } from '../cms/instances'
import { contentSecurityPolicy } from '../http/security-headers'
import { pageAddress, type Address, type QueryAddress } from '../pages/address'
import { compress, polish, type Compressed } from '../pages/compressed'
import { pageStyles } from './page-styles'

/** What makes the site's answers out of the content. */
export interface Application {
  /**
   * The address under which a request's answer is made and kept.
   *
   * @returns undefined when no page and no feed has it
   */
  spell: (pathname: string, search: string) => Promise<Address | undefined>
  /** Makes the page, the feed or the answer to a query, whatever it takes; problems have a status of 500 and more. */
  make: (address: Address) => Promise<Compressed>
  /** The same answer in as few bytes as there can be. */
  polish: (compressed: Compressed) => Promise<Compressed>
  /** Gets ready for somebody who is about to ask. */
  prepare: () => void
  /** Whether it did what it was last asked for. */
  readonly isWell: boolean
  /** The addresses of the pages and feeds whose number does not grow with the content. */
  fixedAddresses: () => Promise<Address[]>
}

export interface ApplicationOptions {
  /** Where the instances of the CMS answer. */
  cmsUrls: string[]
  /** The site's public origin, or of a frozen one the address of its home page. */
  origin: string
  /** Whether pages are made for a folder of files (`server/freeze`). */
  frozen?: boolean
  /** The text of the whole style sheet. */
  styles: string
  /** Its address; none where scripts bring it. */
  sheet?: string | undefined
  /** The text of the script that wakes a page. */
  boot: string
  /** The address of the script that it fetches. */
  entry: string
  /** The addresses of the scripts of a page's source file. */
  scriptsOf: (source: string) => string[]
  /** What a page may do instead of the strict rules; for development only. */
  policy?: string
}

type Renderer = Pick<typeof entry, 'fixedAddresses' | 'knownAddress' | 'render'>

const json = 'application/json; charset=utf-8'
const plainText = 'text/plain; charset=utf-8'

/** The application in this thread. @param load brings the renderer, which in development changes all the time */
export function createApplication(
  { cmsUrls, styles, policy, ...options }: ApplicationOptions,
  load: () => Promise<Renderer>,
  log: (message: string, error?: unknown) => void,
): Application {
  const cms = new CmsInstances(cmsUrls)
  const stylesFor = pageStyles(styles)

  const makePage = async (path: string): Promise<Compressed> => {
    const { render } = await load()
    const kinds = new Set<string>()
    const rendered = await render({
      ...options,
      stylesFor,
      path,
      execute: ({ name, variables }) => {
        for (const kind of kindsOf(name)) kinds.add(kind)
        return askCms(cms, name, variables)
      },
    })
    if (rendered.error !== undefined) log(`${path} could not be shown.`, rendered.error)
    const headers = { ...rendered.headers }
    if (rendered.styles !== undefined)
      headers['content-security-policy'] =
        policy ?? contentSecurityPolicy({ boot: options.boot, styles: rendered.styles })
    return compress({ ...rendered, headers }, [...kinds])
  }

  const makeQueryAnswer = async ({ operation, variables }: QueryAddress): Promise<Compressed> => {
    try {
      const { data, errors } = await askCms(cms, operation, variables)
      if (errors?.every(({ extensions }) => extensions?.['code'] === 'BAD_USER_INPUT')) {
        return await compress({
          status: 400,
          type: plainText,
          body: 'The query does not take these variables.',
        })
      }
      if (errors) log(`The CMS refused the query ${operation}.`, errors)
      const body = JSON.stringify({ data })
      // A page that is awake asks to see a change: no shared cache may answer.
      const headers = { 'cache-control': 'no-cache' }
      return await compress({ status: errors ? 502 : 200, type: json, body, headers }, kindsOf(operation))
    } catch (error) {
      if (!(error instanceof CmsUnavailable)) throw error
      log(error.message, error.cause)
      const body = 'The content cannot be fetched at the moment.'
      return compress({ status: 503, type: plainText, body })
    }
  }

  return {
    spell: async (pathname, search) => {
      const text = (await load()).knownAddress(pathname, new URLSearchParams(search))
      return text === undefined ? undefined : pageAddress(text)
    },
    make: (address) => (address.kind === 'query' ? makeQueryAnswer(address) : makePage(address.text)),
    polish,
    prepare: () => undefined,
    isWell: true,
    fixedAddresses: async () => (await load()).fixedAddresses().map(pageAddress),
  }
}
