import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CmsInstances } from '../cms/instances'
import { CmsUnavailable } from '../cms/operations'
import { BadBody } from '../http/request-body'
import { nameRequest } from '../http/request-id'
import { sendMessage, type Act, type Desk } from './answers'
import { StaffCms } from './cms'
import { StaffCookies } from './cookie'
import { imports, operate } from './operate'
import { isFromOwnOrigin } from './own-origin'
import { tellContent } from './content'
import { changePassword, signIn, signOut, tellSession } from './session'
import { upload } from './upload'

interface StaffOptions extends Pick<Desk, 'proxies' | 'changed' | 'settled'> {
  cms: CmsInstances
  origin: string
  log: (message: string, error?: unknown) => void
  limits?: ConstructorParameters<typeof StaffCms>[1]
}

/**
 * The addresses that only staff use. The browser holds a cookie that no script can read; here it becomes the CMS's
 * `Authorization` header.
 */
export function createStaffGateway({ origin, proxies, changed, settled, log, ...options }: StaffOptions) {
  const desk: Desk = {
    cms: new StaffCms(options.cms, options.limits),
    cookies: new StaffCookies(origin),
    proxies,
    changed,
    settled,
  }

  const answer = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const { method = 'GET' } = request
    const acts = actsAt(path, desk)
    const act = acts?.[method]
    if (!acts) sendMessage(request, response, 404, 'The site has no such address.')
    else if (!act) {
      const allow = Object.keys(acts).join(', ')
      sendMessage(request, response, 405, 'This address does not take that.', { allow })
    } else if (method !== 'GET' && !isFromOwnOrigin(request, origin))
      sendMessage(request, response, 403, 'This can be done from the site’s own pages only.')
    else await act(request, response)
  }

  /** Answers a request of the staff area; problems are told as `{ message }`. */
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    response.setHeader('cache-control', 'no-store')
    nameRequest(response)
    try {
      await answer(request, response, path)
    } catch (error) {
      // Who has gone away needs no answer.
      if (response.destroyed) return
      if (error instanceof BadBody) sendMessage(request, response, error.status, error.message)
      else if (error instanceof CmsUnavailable) {
        log(error.message, error.cause)
        const message = 'The content store does not answer at the moment. Nothing is lost; try again shortly.'
        sendMessage(request, response, 503, message)
      } else throw error
    }
  }
}

const large = ['/staff/upload', ...imports.map((operation) => `/graphql/${operation}`)]

/** Milliseconds for the body that is sent to an address: for what a form sends, and for what is large, on a slow line. */
export const patienceAt = (path: string): number =>
  large.includes(path.split('?', 1)[0] ?? '') ? 300_000 : 30_000

/** What can be done at an address, by method. */
function actsAt(path: string, desk: Desk): Record<string, Act> | undefined {
  if (path === '/staff/session') {
    return { GET: tellSession(desk), POST: signIn(desk), DELETE: signOut(desk) }
  }
  if (path === '/staff/password') return { PUT: changePassword(desk) }
  if (path === '/staff/content') return { GET: tellContent(desk) }
  if (path === '/staff/upload') return { POST: upload(desk) }
  const [, operation] = /^\/graphql\/(.*)$/.exec(path) ?? []
  return operation === undefined ? undefined : { POST: operate(desk, operation) }
}
