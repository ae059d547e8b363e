import type { IncomingMessage, ServerResponse } from 'node:http'
import { nameRequest } from './request-id'

/** Sends a sentence: why there is nothing else. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  request.resume()
  nameRequest(response)
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}
