import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The DOIs that the registry knows; of others it breaks off, as if there were no connection. */
const known = /10\.5555\/registered\.(\d+)$/

/** A registration agency of DOIs that answers as Crossref does, for the CMS of one worker. */
class Registry {
  private readonly waiting: (() => void)[] = []
  private allowed = Infinity

  /** @returns the variables that lead the CMS here, and what ends it */
  async start(): Promise<{ variables: NodeJS.ProcessEnv; stop: () => void }> {
    const server = createServer(({ url = '' }, response) => {
      const number = known.exec(decodeURIComponent(url.replace(/\?.*/, '')))?.[1]
      if (number === undefined) {
        response.destroy()
        return
      }
      this.waiting.push(() => {
        answer(response, number)
      })
      this.serve()
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
    return {
      variables: { CROSSREF_URL: address, DOI_URL: `${address}/doi` },
      stop: () => {
        server.close()
        server.closeAllConnections()
      },
    }
  }

  /** Answers so many more, and keeps the others waiting until it may go on. */
  answerOnly(count: number): void {
    this.allowed = count
  }

  goOn(): void {
    this.allowed = Infinity
    this.serve()
  }

  private serve(): void {
    for (; this.allowed > 0 && this.waiting.length > 0; this.allowed -= 1) this.waiting.shift()?.()
  }
}

function answer(response: ServerResponse, number: string): void {
  const message = {
    type: 'journal-article',
    title: [`A registered paper ${number}`],
    author: [{ given: 'Rita', family: 'Registered' }],
    'container-title': ['Sample Journal of Registries'],
    issued: { 'date-parts': [[2020]] },
    DOI: `10.5555/registered.${number}`,
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
}

/** That of this worker. */
export const registry = new Registry()
