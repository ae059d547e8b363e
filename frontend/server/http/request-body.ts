import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendText } from './send-text'

/** A body that is larger than the address takes, or is no JSON object. */
export class BadBody extends Error {
  override name = 'BadBody'
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message)
  }
}

/** Lists and objects within each other; what a form sends has five. What is deeper is beyond the stack of who writes it. */
const deepest = 50

/**
 * Ends a request whose body does not come whole in time: it would hold its connection.
 *
 * @param patienceAt how many milliseconds an address gives it
 */
export function endLate(
  request: IncomingMessage,
  response: ServerResponse,
  patienceAt: (path: string) => number,
): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && (length === undefined || length === '0')) return
  const over = setTimeout(
    () => {
      if (!response.headersSent)
        sendText(request, response, 408, 'This took too long to arrive.', { connection: 'close' })
      // The answer leaves first.
      setImmediate(() => request.destroy())
    },
    patienceAt(request.url ?? ''),
  ).unref()
  request.once('close', () => {
    clearTimeout(over)
  })
}

/**
 * Reads a small JSON object.
 *
 * @param limit bytes
 * @throws BadBody with the status to answer
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    // Draining lets the browser read the answer instead of a broken connection.
    request.resume()
    throw new BadBody(415, 'Send JSON.')
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) throw new BadBody(413, 'This is more than can be taken at once. Shorten it.')
  let value: unknown
  try {
    value = JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch (cause) {
    throw new BadBody(400, `The body is no JSON: ${String(cause)}`)
  }
  if (!isObject(value) || Array.isArray(value)) throw new BadBody(400, 'The body must be a JSON object.')
  if (isDeeper(value, deepest))
    throw new BadBody(400, `The body is nested deeper than ${String(deepest)} levels.`)
  return { ...value }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isDeeper = (value: object, levels: number): boolean =>
  levels === 0 || Object.values(value).some((inner) => isObject(inner) && isDeeper(inner, levels - 1))
