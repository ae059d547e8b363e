import { createServer } from 'node:net'

/**
 * Ports of the loopback address that nobody uses. They lie below those that the system gives to outgoing connections,
 * so that a part that was killed finds its own free again.
 *
 * @param from the first to try
 */
export async function freePorts(count: number, from: number): Promise<number[]> {
  const free: number[] = []
  for (let port = from; free.length < count; port += 1) {
    if (port > 65_535) throw new Error(`There are no ${count} free ports from ${from} on.`)
    if (await isFree(port)) free.push(port)
  }
  return free
}

/** Whether a program could listen at a port of all addresses, as the front end does. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => {
      resolve(false)
    })
    server.listen({ port }, () => {
      server.close(() => {
        resolve(true)
      })
    })
  })
