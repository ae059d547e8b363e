import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { publicUrl } from '../src/content/media'
import { limits } from '../src/ui/form/files/image-limits.generated'
import type { CmsInstances } from './cms/instances'
import { askForFile, passOn } from './cms/request'
import { sendText } from './http/send-text'

/**
 * `images/{group}_-_{section}/{milliseconds}_{file name}`, as the CMS makes them. Nothing in them needs an escape, and one
 * could lead out of that folder.
 */
const stored = new RegExp(String.raw`^/images/\w+_-_(?:${limits.sections.join('|')})/\d+_[\w.-]+$`)

export const isStoredImage = (path: string): boolean => stored.test(path)

/** The CMS answered, but with no image. */
class NoImage extends Error {
  override name = 'NoImage'
}

/** As the CMS accepts and makes them. */
const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** A stored file never changes under its address, so whoever has it may keep it for ever (RFC 8246). */
const forEver = { 'cache-control': 'public, max-age=31536000, immutable' }

interface Passing {
  cms: CmsInstances
  /** The folder of the CMS's files, where this process may read it. */
  uploads: string | undefined
  log: (message: string) => void
}

/** Passes a file of the media library on: from the folder, where there is one, which needs no CMS; else from the CMS. */
export async function passImage(
  { cms, uploads, log }: Passing,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET' } = request
  if (uploads !== undefined && (await sendStored(uploads + address, method, response))) return
  let answer: IncomingMessage
  try {
    answer = await cms.ask((url) => get(`${url}/uploads${address}`, method))
  } catch (error) {
    // A page has many images: one line for each is enough.
    log(`${address} cannot be fetched: ${String(error)}. Is the CMS running?`)
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
    ...forEver,
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

/** @returns false when there is nothing to send: it is elsewhere, or not for this process, or gone, which the CMS knows */
async function sendStored(file: string, method: string, response: ServerResponse): Promise<boolean> {
  const type = types[path.extname(file).toLowerCase()]
  const handle = type === undefined ? undefined : await open(file).catch(() => undefined)
  if (type === undefined || !handle) return false
  try {
    const { size } = await handle.stat()
    // A name that is reserved for an upload under way.
    if (size === 0) return false
    response.writeHead(200, { 'content-type': type, 'content-length': size, ...forEver })
    if (method === 'HEAD') response.end()
    else await passOn(handle.createReadStream({ autoClose: false }), response)
    return true
  } finally {
    await handle.close()
  }
}
