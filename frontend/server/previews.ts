import type { Application } from './render/application'
import { pageAddress } from './pages/address'
import type { Compressed } from './pages/compressed'
import { limiter } from './pages/limiter'

/** Whether an address is below those that show what visitors do not get yet (`src/site/preview`). */
export const isPreview = (pathname: string): boolean => pathname.startsWith('/preview/')

/**
 * Makes what a private address shows, each time for whoever asks: it is kept nowhere, for it ends by a moment that no
 * change tells of.
 *
 * @returns by its path the answer, with status 404 where the address has ended or never was one
 * @throws TooManyWaiting
 */
export function createPreviews({
  make,
}: Pick<Application, 'make'>): (pathname: string) => Promise<Compressed> {
  const limit = limiter({ running: 2, waiting: 20 })
  return (pathname) => limit(() => make(pageAddress(pathname)))
}
