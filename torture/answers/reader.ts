import { Agent, get } from 'node:http'
import type { Random } from '../run/random.ts'
import { rest } from '../run/wait.ts'

/** A page that could not be read. */
export interface Failure {
  path: string
  /** None when there was no answer. */
  status: number | undefined
  reason: string
}

/** Pages that everybody reads and that are therefore kept. */
export const readPages = [
  '/',
  '/publications',
  '/events/icube',
  '/events/achievements',
  '/events/celebrations',
  '/team/presentGroupMembers',
  '/facilities',
  '/gallery',
  '/updates',
  '/news',
  '/contact',
  '/event',
  '/team',
]

/** Stands in every page that was made of content, and in none that was made of something else. */
const groupName = 'Nanomaterials'

/** Longer than any page takes, in ms. */
const patience = 30_000

/** Reads every page once: only what was readable is kept. @throws Error with what cannot be read */
export async function readAll(url: string): Promise<void> {
  for (const path of readPages) {
    const failure = await readPage(url, path)
    if (failure !== undefined) throw new Error(`${path} cannot be read: ${failure.reason}`)
  }
}

/** Reads pages without a pause, each over a connection of its own, and counts those that do not come whole. */
export class Reader {
  read = 0
  private failures: Failure[] = []
  private runs = true
  private readonly turn: Promise<void>

  private readonly url: string
  private readonly random: Random

  constructor(url: string, random: Random) {
    this.url = url
    this.random = random
    this.turn = this.work()
  }

  /** What failed since this was last asked. */
  takeFailures(): Failure[] {
    const { failures } = this
    this.failures = []
    return failures
  }

  async stop(): Promise<void> {
    this.runs = false
    await this.turn
  }

  private async work(): Promise<void> {
    while (this.runs) {
      const failure = await readPage(this.url, this.random.pick(readPages))
      this.read += 1
      if (failure !== undefined) this.failures.push(failure)
      await rest(this.random.between(5, 50))
    }
  }
}

/** @returns what is wrong with it, if anything */
export function readPage(url: string, path: string): Promise<Failure | undefined> {
  return new Promise((resolve) => {
    const fail = (status: number | undefined, reason: string) => {
      resolve({ path, status, reason })
    }
    const request = get(url + path, { agent: new Agent(), timeout: patience }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', (error) => {
        fail(undefined, error.message)
      })
      response.on('end', () => {
        const status = response.statusCode
        const text = Buffer.concat(chunks).toString()
        if (status !== 200) fail(status, text.slice(0, 200))
        else if (!text.trimEnd().endsWith('</html>')) fail(status, 'it did not come whole')
        else if (!text.includes(groupName)) fail(status, 'it does not name the group')
        else resolve(undefined)
      })
    })
    request.on('timeout', () => request.destroy(new Error(`no answer within ${String(patience / 1000)} s`)))
    request.on('error', (error) => {
      fail(undefined, error.message)
    })
  })
}
