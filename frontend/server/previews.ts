import type { Application } from './render/application'
import { pageAddress } from './pages/address'
import type { Compressed } from './pages/compressed'
import { limiter } from './pages/limiter'

/** Whether an address is below those that show what visitors do not get yet (`src/site/preview`). */
export const isPreview = (pathname: string): boolean => pathname.startsWith('/preview/')

/** What an address has that the CMS may have made. */
const form = /^\/preview\/[\w-]{1,1000}\.[\w-]{1,100}$/

/** What is said at an address that shows nothing any more. */
export const previewIsOver = 'This private address has ended. Ask whoever sent it for another one.'

/**
 * Makes what a private address shows, each time for whoever asks: it is kept nowhere, for it ends by a moment that no
 * change tells of.
 *
 * @returns by its path the answer; undefined where the address has ended or never was one
 * @throws TooManyWaiting
 */
export function createPreviews({
  make,
}: Pick<Application, 'make'>): (pathname: string) => Promise<Compressed | undefined> {
  const limit = limiter({ running: 2, waiting: 20 })
  return async (pathname) => {
    if (!form.test(pathname)) return undefined
    const answer = await limit(() => make(pageAddress(pathname)))
    return answer.status === 404 ? undefined : answer
  }
}
