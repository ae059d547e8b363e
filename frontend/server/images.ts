import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { answerTo, requestOfCms } from './cms-request'
import { sendText } from './send-text'

/** `images/{group}_-_{section}/{milliseconds}_{file name}`, and nothing that could leave that folder. */
const stored = /^\/images\/[\w%.-]+_-_(?:Gallery|Events|Facilities|Team|News)\/[\w%.()-]+$/

export const isStoredImage = (path: string): boolean =>
  stored.test(path) && !/(^|\/|%2f)\.\.?(\/|%2f|$)/i.test(path)

/**
 * Passes a file of the media library on from the CMS. A stored file never changes under its address, so whoever has it
 * may keep it for ever (RFC 8246).
 */
export async function passImage(
  cmsUrl: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  log: (message: string) => void,
): Promise<void> {
  const url = `${cmsUrl}/uploads${path}`
  const answer = await get(url, request.method ?? 'GET').catch((error: unknown) => {
    // A page has many images: one line for each is enough.
    log(`${url} cannot be fetched: ${String(error)}. Is the CMS running?`)
    return undefined
  })
  if (!answer) {
    sendText(request, response, 503, 'The image cannot be fetched at the moment.', { 'retry-after': '10' })
    return
  }
  const { statusCode: status = 502, headers } = answer
  const { 'content-type': type = '', 'content-length': length } = headers
  if (status !== 200 || !type.startsWith('image/')) {
    answer.resume()
    if (status === 404) sendText(request, response, 404, 'There is no such image.')
    else {
      log(`${url} cannot be fetched: the CMS answered ${status} ${type}.`)
      sendText(request, response, 502, 'The image cannot be fetched at the moment.')
    }
    return
  }
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(length && { 'content-length': length }),
  })
  await pipeline(answer, response).catch((error: unknown) => {
    // Whoever leaves the page in the middle of an image has no need of the rest.
    if (!request.socket.destroyed) throw error
  })
}

function get(url: string, method: string): Promise<IncomingMessage> {
  const asked = requestOfCms(url, { method, timeout: 10_000 })
  asked.on('timeout', () => asked.destroy(new Error('it took too long')))
  return answerTo(asked.end())
}
