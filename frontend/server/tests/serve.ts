import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Breaks all connections of a server off, and takes no more. */
export function close(server: Server): void {
  server.closeAllConnections()
  server.close()
}

/**
 * Starts a server that ends with the test.
 *
 * @param port any free one unless said
 */
export async function serve(listener: RequestListener, port = 0): Promise<{ url: string; server: Server }> {
  const server = createServer(listener).listen(port, '127.0.0.1')
  onTestFinished(() => {
    close(server)
  })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, server }
}
