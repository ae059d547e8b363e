import { madeBy } from './content.ts'
import type { Kind, Write } from '../run/ledger.ts'
import type { Random } from '../run/random.ts'
import { picture } from '../site/seed.ts'
import type { Site } from '../site/site.ts'
import { Staff, type Reply } from '../site/staff.ts'
import { rest } from '../run/wait.ts'

/** Longer than the site may take to come back, in ms. */
const longestTry = 240_000

type Collection = Exclude<Kind, 'site' | 'file'>

interface Document {
  kind: Collection
  documentId: string
  version: number
  mark: string
}

/** The names of the operations, and what a document is made with. `text` is the field that is marked. */
const collections: Record<
  Collection,
  { type: string; text: string; needsImage: boolean; fields: (random: Random) => object }
> = {
  event: {
    type: 'Event',
    text: 'title',
    needsImage: false,
    fields: (random) => ({
      date: '2024-02-29',
      description: 'What happened',
      event_type: random.pick(['achievements', 'icube', 'celebrations']),
    }),
  },
  facility: { type: 'Facility', text: 'name', needsImage: true, fields: () => ({}) },
  galleryImage: { type: 'GalleryImage', text: 'caption', needsImage: true, fields: () => ({}) },
  member: {
    type: 'Member',
    text: 'name',
    needsImage: false,
    fields: () => ({ category: 'presentGroupMembers', aliases: [{ name: 'A. Torture' }] }),
  },
  publication: {
    type: 'Publication',
    text: 'title',
    needsImage: false,
    fields: () => ({ journal: 'Journal of Torture', year: 2024, authors: [{ name: 'A. Torture' }] }),
  },
  update: {
    type: 'Update',
    text: 'title',
    needsImage: false,
    fields: (random) => ({ key: random.uuid() }),
  },
}

/** More would make the pages long, and the run with them. */
const mostDocuments = 12

/** The order of the gallery raises the versions of its images too, so theirs cannot be told beforehand. */
const leavesVersion = (kind: Kind, version: number): Pick<Write, 'version'> =>
  kind === 'galleryImage' ? {} : { version }

/** Changes content as staff do, without a pause, and writes down what was answered. */
export class Writer {
  readonly writes: Write[] = []
  private readonly site: Site
  private readonly random: Random
  private readonly name: string
  private readonly staff: Staff
  private documents: Document[] = []
  private siteVersion: number | undefined
  private turn = Promise.resolve()
  private runs = false
  private count = 0

  /** @param name a number of its own, which its marks begin with */
  constructor(site: Site, random: Random, name: string) {
    this.site = site
    this.random = random
    this.name = name
    this.staff = new Staff(site.url)
  }

  go(): void {
    if (this.runs) return
    this.runs = true
    this.turn = this.work()
  }

  /** Resolves when it knows how its last write ended. */
  async pause(): Promise<void> {
    this.runs = false
    await this.turn
  }

  /** Leaves everything alone that it has made. */
  beginAnew(): void {
    this.documents = []
    this.siteVersion = undefined
  }

  private async work(): Promise<void> {
    while (this.runs) {
      await this.random.pick(this.choices())()
      await rest(this.random.between(0, 60))
    }
  }

  private choices(): (() => Promise<void>)[] {
    const create = () => this.create(this.random.pick(Object.keys(collections) as Collection[]))
    const gallery = this.documents.filter(({ kind }) => kind === 'galleryImage')
    if (this.documents.length === 0) return [create]
    const change = () => this.update(this.random.pick(this.documents))
    const remove = () => this.remove(this.random.pick(this.documents))
    if (this.documents.length >= mostDocuments) return [remove, remove, change]
    return [
      create,
      create,
      create,
      change,
      change,
      change,
      remove,
      () => this.import(),
      () => this.saveSettings(),
      // The order is one for all, so one writer alone arranges it.
      ...(this.name === '0' && gallery.length > 1
        ? [() => this.order(gallery), () => this.order(gallery)]
        : []),
    ]
  }

  private mark(): string {
    this.count += 1
    return `torture-${this.name}-${this.count}`
  }

  /** One creation, sent until it is answered. */
  async create(kind: Collection): Promise<void> {
    const { type, text, needsImage, fields } = collections[kind]
    const image = needsImage ? await this.upload() : undefined
    if (needsImage && image === undefined) return
    const mark = this.mark()
    const data = { ...fields(this.random), [text]: `${mark} created`, ...(needsImage && { image }) }
    const key = this.random.uuid()
    const write = this.begin({ action: 'create', kind, mark, ...leavesVersion(kind, 1) })
    const send = () => this.staff.operate(`Create${type}`, { data }, key)
    const documentId = madeBy(await this.insist(write, send))
    if (write.outcome !== 'acknowledged') return
    // Left out when the answer does not name it, as an answer that says nothing does.
    if (documentId !== undefined) {
      write.documentId = documentId
      this.documents.push({ kind, documentId, version: 1, mark })
    }
    // A browser that did not hear the answer sends again.
    if (this.random.next() < 0.1) await send()
  }

  private async update(document: Document): Promise<void> {
    const { kind, documentId, version } = document
    const { type, text } = collections[kind]
    const mark = this.mark()
    const data = { [text]: `${mark} changed`, version }
    const write = this.begin({
      action: 'update',
      kind,
      mark,
      documentId,
      ...leavesVersion(kind, version + 1),
    })
    const reply = await this.insist(write, () => this.staff.operate(`Update${type}`, { documentId, data }))
    const current = reply.is === 'refused' ? reply.current : undefined
    if (write.outcome === 'acknowledged') Object.assign(document, { mark, version: version + 1 })
    if (current !== undefined && typeof current['version'] === 'number') document.version = current['version']
    // What nobody can say any more is left alone.
    if (write.outcome === 'unknown') this.forget(document)
  }

  private async remove(document: Document): Promise<void> {
    const { kind, documentId, mark } = document
    this.forget(document)
    const write = this.begin({ action: 'delete', kind, mark, documentId })
    await this.insist(write, () => this.staff.operate(`Delete${collections[kind].type}`, { documentId }))
  }

  private async order(gallery: readonly Document[]): Promise<void> {
    const order = this.random.shuffle(gallery).map(({ documentId }) => documentId)
    const write = this.begin({ action: 'order', kind: 'galleryImage', mark: '', order })
    await this.insist(write, () => this.staff.operate('OrderGalleryImages', { documentIds: order }))
  }

  private async import(): Promise<void> {
    const key = this.random.uuid()
    const writes = [1, 2].map(() => this.begin({ action: 'create', kind: 'publication', mark: this.mark() }))
    const entries = writes.map(({ mark }) => ({
      data: { title: `${mark} imported`, journal: 'Journal of Torture', year: 2023 },
    }))
    const [first, ...others] = writes
    if (first === undefined) return
    const send = () => this.staff.operate('ImportPublications', { entries, key })
    await this.insist(first, send)
    for (const other of others) Object.assign(other, { outcome: first.outcome, attempts: first.attempts })
    if (this.random.next() < 0.1) await send()
  }

  private async saveSettings(): Promise<void> {
    // One writer alone has them, so that no other save lies between its own.
    if (this.name !== '0') return
    this.siteVersion ??= await readSiteVersion(this.site.url)
    if (this.siteVersion === undefined) return
    const version = this.siteVersion
    const mark = this.mark()
    const write = this.begin({ action: 'update', kind: 'site', mark, documentId: 'site' })
    await this.insist(write, () =>
      this.staff.operate('UpdateSite', { data: { postalAddress: `${mark} Street`, version } }),
    )
    this.siteVersion = write.outcome === 'acknowledged' ? version + 1 : undefined
  }

  /** @returns the id that a document names the image by */
  private async upload(): Promise<unknown> {
    const mark = this.mark()
    const content = await picture(480, 300).png().toBuffer()
    const key = this.random.uuid()
    const write = this.begin({ action: 'create', kind: 'file', mark })
    const reply = await this.insist(write, () => {
      const form = new FormData()
      form.append('section', 'Gallery')
      form.append('fileInfo', JSON.stringify({ name: `${mark}.png`, alternativeText: 'Noise' }))
      form.append('files', new Blob([new Uint8Array(content)], { type: 'image/png' }), `${mark}.png`)
      return this.staff.upload(form, key)
    })
    if (reply.is !== 'done') return undefined
    if (typeof reply.data['documentId'] === 'string') write.documentId = reply.data['documentId']
    return reply.data['id']
  }

  private begin(about: Omit<Write, 'outcome' | 'attempts'>): Write {
    const write: Write = { ...about, outcome: 'unknown', attempts: 0 }
    this.writes.push(write)
    return write
  }

  /** Sends until an answer says how it ended, as an editor does who presses Save again. */
  private async insist(write: Write, send: () => Promise<Reply>): Promise<Reply> {
    for (const end = Date.now() + longestTry; ;) {
      write.attempts += 1
      const reply = await send()
      if (reply.is === 'done' || isDoneBefore(write, reply)) {
        write.outcome = 'acknowledged'
        return reply
      }
      if (reply.is === 'refused') {
        // A first attempt may have been done without an answer, and then changed what the second one met.
        write.outcome = write.attempts === 1 ? 'refused' : 'unknown'
        return reply
      }
      if (Date.now() > end) return reply
      await rest(200)
    }
  }

  private forget(document: Document): void {
    this.documents = this.documents.filter((other) => other !== document)
  }
}

/** Whether a refusal says that an earlier attempt was done. */
function isDoneBefore({ action, mark, attempts }: Write, reply: Reply): boolean {
  if (reply.is !== 'refused' || attempts === 1) return false
  if (action === 'delete') return /not.found|deleted/i.test(reply.message)
  return action === 'update' && JSON.stringify(reply.current ?? null).includes(mark)
}

async function readSiteVersion(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${url}/graphql/AddSettings?variables={}`)
    const { data } = (await response.json()) as { data?: { site?: { version?: number } } }
    return data?.site?.version
  } catch {
    // The site is away; the settings have another turn.
    return undefined
  }
}
