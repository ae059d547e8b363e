import type { IncomingMessage, ServerResponse } from 'node:http'
import { publicUrl } from '../src/content/media'
import type { CmsInstances } from './cms/instances'
import { askForFile, passOn } from './cms/request'
import { sendText } from './http/send-text'

/**
 * `images/{group}_-_{section}/{milliseconds}_{file name}`, as the CMS makes them. Nothing in them needs an escape, and one
 * could lead out of that folder.
 */
const stored = /^\/images\/\w+_-_(?:Gallery|Events|Facilities|Team|News)\/\d+_[\w.-]+$/

export const isStoredImage = (path: string): boolean => stored.test(path)

/** The CMS answered, but with no image. */
class NoImage extends Error {
  override name = 'NoImage'
}

/**
 * Passes a file of the media library on from the CMS. A stored file never changes under its address, so whoever has it
 * may keep it for ever (RFC 8246).
 */
export async function passImage(
  cms: CmsInstances,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  log: (message: string) => void,
): Promise<void> {
  const { method = 'GET' } = request
  let answer: IncomingMessage
  try {
    answer = await cms.ask((url) => get(`${url}/uploads${path}`, method))
  } catch (error) {
    // A page has many images: one line for each is enough.
    log(`${path} cannot be fetched: ${String(error)}. Is the CMS running?`)
    const status = error instanceof NoImage ? 502 : 503
    sendText(request, response, status, 'The image cannot be fetched at the moment.', { 'retry-after': '10' })
    return
  }
  if (answer.statusCode === 404) {
    answer.resume()
    sendText(request, response, 404, 'There is no such image.')
    return
  }
  const { 'content-type': type = '', 'content-length': length, location = '' } = answer.headers
  if (answer.statusCode === 301) {
    answer.resume()
    sendText(request, response, 301, 'Another image is in its place.', {
      location: publicUrl(location),
    })
    return
  }
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(length && { 'content-length': length }),
  })
  await passOn(answer, response)
}

/**
 * The image, or the answer that there is none or where the one in its place is.
 *
 * @throws NoImage, and what becomes of a request without an answer
 */
async function get(url: string, method: string): Promise<IncomingMessage> {
  const answer = await askForFile(url, { method })
  const { statusCode: status = 502, headers } = answer
  const { 'content-type': type = '' } = headers
  if (status === 301 || status === 404 || (status === 200 && type.startsWith('image/'))) return answer
  answer.resume()
  throw new NoImage(`the CMS answered ${status} ${type}`)
}
