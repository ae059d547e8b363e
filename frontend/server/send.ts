import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressions = {
  br: (body: Buffer) =>
    // Quality 4: for HTML within a tenth of the best size at a fortieth of its time.
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

/**
 * Sends a text: compressed as the browser prefers, with a strong ETag, and 304 without a body when the browser has it
 * already.
 *
 * @param type the content type with its charset
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}${encoding ? `-${encoding}` : ''}"`
  const common = { 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding', ...headers }
  if (status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) {
    response.writeHead(304, common).end()
    return
  }
  const body = encoding ? await compressions[encoding](Buffer.from(text)) : Buffer.from(text)
  response.writeHead(status, {
    ...common,
    'content-type': type,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The better of the encodings that the browser accepts; `q=0` refuses one (RFC 9110 §12.5.3). */
export function preferredEncoding(accepted = ''): 'br' | 'gzip' | undefined {
  const names = accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}
