import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { Address } from './address'
import type { Kept, PageStore } from './kept-pages'

/** Milliseconds in which several renderings of one page become one write. */
const pause = 500

const headSchema = v.object({
  address: v.string(),
  version: v.optional(v.number()),
  status: v.number(),
  type: v.string(),
  headers: v.record(v.string(), v.string()),
  kinds: v.array(v.string()),
  tag: v.string(),
  size: v.number(),
  polished: v.boolean(),
  br: v.number(),
  gzip: v.number(),
})

/**
 * The last good pages as files, one for each page, so that a site that is started while the CMS is away shows them. A
 * file is a line with the checksum of what follows, a line of JSON, and the compressed bytes as they are sent.
 */
export class PageFiles implements PageStore {
  private readonly pending = new Map<string, Kept | undefined>()
  private timer: NodeJS.Timeout | undefined
  private writing = Promise.resolve()
  private readonly folder: string

  /**
   * @param pages the folder for the pages of every build
   * @param build names the build: its pages name scripts that another build does not have
   */
  constructor(
    private readonly pages: string,
    private readonly build: string,
    private readonly log: (message: string, error?: unknown) => void,
  ) {
    this.folder = path.join(pages, build)
  }

  async read({ text }: Address): Promise<Kept | undefined> {
    if (this.pending.has(text)) return this.pending.get(text)
    const bytes = await readFile(this.fileOf(text)).catch((error: unknown) => {
      if (!isMissing(error)) this.log(`The kept page of ${text} cannot be read.`, error)
      return undefined
    })
    return bytes && parse(bytes, text)
  }

  write({ text }: Address, kept: Kept): void {
    this.plan(text, kept)
  }

  remove({ text }: Address): void {
    this.plan(text, undefined)
  }

  /** Writes what is still to be written. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing = this.writing.then(() => this.writeAll())
    await this.writing
  }

  /** Makes the folder, and removes those of other builds. @throws when nothing can be written there */
  async prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    for (const name of await readdir(this.pages)) {
      if (name !== this.build) await rm(path.join(this.pages, name), { recursive: true, force: true })
    }
  }

  /** @throws when nothing can be written in the folder at the moment */
  async check(): Promise<void> {
    const file = path.join(this.pages, `check-${process.pid}`)
    await mkdir(this.pages, { recursive: true })
    await writeFile(file, 'x'.repeat(4096))
    await rm(file)
  }

  private plan(address: string, kept: Kept | undefined): void {
    this.pending.set(address, kept)
    this.timer ??= setTimeout(() => void this.flush(), pause).unref()
  }

  private async writeAll(): Promise<void> {
    for (const [address, kept] of [...this.pending]) {
      const file = this.fileOf(address)
      try {
        if (kept) {
          // Whole or not at all, also when the machine stops in the middle.
          await writeFile(`${file}.new`, format(address, kept))
          await rename(`${file}.new`, file)
        } else await rm(file, { force: true })
      } catch (error) {
        this.log(
          `The page of ${address} could not be kept on disk. Is there space, and may it be written?`,
          error,
        )
      }
      if (this.pending.get(address) === kept) this.pending.delete(address)
    }
  }

  /** Addresses are longer than file names may be. */
  private fileOf(address: string): string {
    return path.join(this.folder, createHash('sha256').update(address).digest('base64url'))
  }
}

function format(address: string, { answer, version }: Kept): Buffer {
  const { br, gzip, ...head } = answer
  const line = JSON.stringify({ ...head, address, version, br: br.length, gzip: gzip.length })
  const page = Buffer.concat([Buffer.from(`${line}\n`), br, gzip])
  return Buffer.concat([Buffer.from(`${sumOf(page)}\n`), page])
}

/** @returns undefined for a file that is not as it was written, or of another address */
function parse(bytes: Buffer, wanted: string): Kept | undefined {
  const page = bytes.subarray(bytes.indexOf('\n') + 1)
  if (bytes.toString('latin1', 0, bytes.length - page.length) !== `${sumOf(page)}\n`) return undefined
  const end = page.indexOf('\n')
  try {
    const { address, version, br, gzip, ...head } = v.parse(
      headSchema,
      JSON.parse(page.toString('utf8', 0, end)),
    )
    if (address !== wanted) return undefined
    const body = page.subarray(end + 1)
    const answer = { ...head, br: body.subarray(0, br), gzip: body.subarray(br) }
    return { answer, version }
  } catch {
    // It will be made anew, and written over.
    return undefined
  }
}

/** Tells a page from what is left of it on a disk that was full, or fails. */
const sumOf = (page: Buffer): string => createHash('sha256').update(page).digest('base64url')

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
