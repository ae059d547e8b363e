import { createServer, request } from 'node:http'

/**
 * Stands between the front end and the CMS, and counts what is asked: how often a page was made anew is then known
 * from outside, however the front end works.
 */
export interface CountingProxy {
  url: string
  /** How often each GraphQL operation was asked since the last {@link CountingProxy.clear}. */
  counts: Map<string, number>
  clear(): void
  close(): Promise<void>
}

export async function startCountingProxy(cmsUrl: string): Promise<CountingProxy> {
  const counts = new Map<string, number>()
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    const forward = request(
      `${cmsUrl}${incoming.url ?? '/'}`,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    forward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forward.destroy())
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      if (incoming.url !== '/graphql') return
      const name = /"operationName":"(\w+)"/.exec(Buffer.concat(chunks).toString())?.[1]
      if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
    })
    incoming.pipe(forward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${String(port)}`,
    counts,
    clear: () => {
      counts.clear()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
