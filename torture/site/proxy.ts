import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** What a CMS that has gone mad may say instead of its answer. */
export const nonsenses = {
  HTML: { status: 200, type: 'text/html', body: '<!DOCTYPE html><title>Welcome to nginx!</title>' },
  'an empty object': { status: 200, type: 'application/json', body: '{}' },
  'no data': { status: 200, type: 'application/json', body: '{"data":{}}' },
  'data of null': { status: 200, type: 'application/json', body: '{"data":null}' },
  'half of a JSON': { status: 200, type: 'application/json', body: '{"data":{"createUpdate":{"docum' },
  nothing: { status: 200, type: 'application/json', body: '' },
  'a list': { status: 200, type: 'application/json', body: '[]' },
  null: { status: 200, type: 'application/json', body: 'null' },
  'no content': { status: 204, type: 'application/json', body: '' },
  'a way elsewhere': { status: 302, type: 'text/html', body: '' },
  'a bad gateway': { status: 502, type: 'text/html', body: '<h1>502 Bad Gateway</h1>' },
  'too many requests': { status: 429, type: 'text/plain', body: 'slow down' },
  'a teapot': { status: 418, type: 'text/plain', body: 'short and stout' },
  'a reset': undefined,
} as const

export type Nonsense = keyof typeof nonsenses

/** Stands between the front end and the CMS, and can answer in its place. */
export class Proxy {
  readonly url: string
  /** What is said instead of an answer; `after` the CMS has done what it was asked, or without asking it. */
  mode: { says: Nonsense; when: 'before' | 'after' } | undefined
  private readonly server: Server

  private constructor(server: Server, port: number) {
    this.server = server
    this.url = `http://127.0.0.1:${String(port)}`
  }

  static async start(cmsUrl: string, port: number): Promise<Proxy> {
    const server = createServer()
    const proxy = new Proxy(server, port)
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const { mode } = proxy
      if (mode?.when === 'before') {
        incoming.resume().on('end', () => {
          talk(outgoing, mode.says)
        })
        return
      }
      const { method, headers, url = '/' } = incoming
      const forward = request(cmsUrl + url, { method, headers, agent: false }, (answer) => {
        if (mode !== undefined) {
          answer.resume().on('end', () => {
            talk(outgoing, mode.says)
          })
          return
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
      })
      forward.on('error', () => outgoing.destroy())
      outgoing.on('close', () => forward.destroy())
      incoming.pipe(forward)
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return proxy
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => {
        resolve()
      })
      this.server.closeAllConnections()
    })
  }
}

function talk(outgoing: ServerResponse, says: Nonsense): void {
  const answer = nonsenses[says]
  if (answer === undefined) {
    outgoing.destroy()
    return
  }
  const { status, type, body } = answer
  outgoing.writeHead(status, {
    'content-type': type,
    ...(status === 302 && { location: 'http://evil.example/' }),
  })
  outgoing.end(status === 204 ? undefined : body)
}
