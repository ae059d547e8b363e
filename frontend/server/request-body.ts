import type { IncomingMessage } from 'node:http'

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
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch (cause) {
    throw new BadBody(400, `The body is no JSON: ${String(cause)}`)
  }
  throw new BadBody(400, 'The body must be a JSON object.')
}
