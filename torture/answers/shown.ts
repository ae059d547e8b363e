import { exposed } from './exposure.ts'
import type { Incidents } from '../run/incidents.ts'
import { readPages } from './reader.ts'

/** What machines read. */
const feeds = [
  '/publications.bib',
  '/publications.ris',
  '/publications.json',
  '/publications.atom',
  '/events.atom',
  '/updates.atom',
  '/events/icube.ics',
  '/events/achievements.ics',
  '/events/celebrations.ics',
  '/sitemap.xml',
]
/** What holds the texts as the pages in the browser get them. */
const queries = ['Updates', 'Facilities', 'AddSettings', 'AddMembers', 'Home', 'News', 'Contact', 'Leader']

/** Reads whatever shows content, and looks whether a text broke out of its place. */
export class Shown {
  private readonly url: string
  private readonly incidents: Incidents
  private readonly told = new Set<string>()
  private known = new Set<string>()

  constructor(url: string, incidents: Incidents) {
    this.url = url
    this.incidents = incidents
  }

  /** Reads every list, and the pages of what is new. */
  async check(): Promise<void> {
    const all = await this.addresses()
    const fresh = all.filter((address) => !this.known.has(address))
    this.known = new Set(all)
    const exports = fresh
      .filter((address) => /^\/publications\/[^/]+$/.test(address))
      .flatMap((address) => ['bib', 'ris', 'json'].map((form) => `${address}.${form}`))
    const asked = queries.map((name) => `/graphql/${name}?variables={}`)
    for (const address of new Set([...readPages, ...feeds, ...asked, ...fresh, ...exports]))
      await this.read(address)
  }

  private async addresses(): Promise<string[]> {
    const text = await fetch(`${this.url}/sitemap.xml`).then((response) => response.text())
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  }

  private async read(address: string): Promise<void> {
    const response = await fetch(this.url + address)
    this.tell(address, response.status, response.headers.get('content-type') ?? '', await response.text())
  }

  /** Counts what is wrong with an answer, the same thing once. */
  tell(address: string, status: number, type: string, text: string, input?: unknown): void {
    const problems =
      status >= 500 ? [`it is answered with ${status}: ${text.slice(0, 200)}`] : exposed(type, text)
    for (const problem of problems) {
      if (this.told.has(problem)) continue
      this.told.add(problem)
      this.incidents.tell('failed', `${address.slice(0, 200)}: ${problem}`, input)
    }
  }
}
