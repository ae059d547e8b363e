import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { answerTo, requestOfCms } from './cms-request'

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
): Promise<void> {
  const answer = await get(`${cmsUrl}/uploads${path}`, request.method ?? 'GET')
  const type = answer.headers['content-type'] ?? ''
  if (answer.statusCode !== 200 || !type.startsWith('image/')) {
    answer.resume()
    response
      .writeHead(answer.statusCode === 404 ? 404 : 502, { 'content-type': 'text/plain; charset=utf-8' })
      .end(
        answer.statusCode === 404 ? 'There is no such image.' : 'The image cannot be fetched at the moment.',
      )
    return
  }
  const length = answer.headers['content-length']
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
  asked.on('timeout', () => asked.destroy(new Error(`The CMS took too long for ${url}.`)))
  return answerTo(asked.end())
}
