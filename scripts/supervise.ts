import type { Server } from './server.ts'

/**
 * Runs servers until a signal comes or one of them ends, then stops all.
 * @param start starts them, and hands over each at once, so that a signal that comes meanwhile stops it too
 * @returns the exit code: 0 after a signal, 1 when a server ended by itself
 * @throws what `start` throws, after everything was stopped
 */
export async function supervise(
  start: (started: (server: Server) => void) => Promise<void>,
): Promise<number> {
  const servers: Server[] = []
  const interrupted = new Promise<'signal'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        resolve('signal')
      })
    }
  })
  const runUntilOneEnds = async (): Promise<{ server: Server; how: number | string }> => {
    await start((server) => servers.push(server))
    return Promise.race(servers.map(async (server) => ({ server, how: await server.ended })))
  }
  try {
    const end = await Promise.race([interrupted, runUntilOneEnds()])
    if (end === 'signal') {
      console.log('\n  stopping …')
      return 0
    }
    console.error(
      `\nThe ${end.server.name} stopped by itself (${String(end.how)}), so the rest is stopped too. Its last lines:\n${end.server.output()}`,
    )
    return 1
  } finally {
    // Last started, first stopped: the front end goes before the CMS that it asks.
    for (const server of servers.reverse()) await server.stop()
  }
}
