import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * A port of this machine that nobody listens on, and that no other process is given by this before its own program listens
 * there: as long as this process lives it listens on the one above, which is the mark of that. None of those that a system
 * gives to whoever connects or asks for any port (from 32768 on Linux, from 49152 elsewhere).
 *
 * @throws Error when a hundred ports are taken
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = 2 * randomInt(10_000, 16_000)
    const server = await listening(port)
    if (!server) continue
    server.close()
    await once(server, 'close')
    if (await listening(port + 1)) return port
  }
  throw new Error('The system has no free port from 20000 to 32000.')
}

/** What listens on a port, and keeps no process alive; nothing when another one does. */
async function listening(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1').unref()
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  )
}
