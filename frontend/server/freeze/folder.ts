import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import * as v from 'valibot'

/** What the folder holds of ours: the SHA-256 of each file. Nothing else in it is ever touched. */
const manifestFile = '.frozen.json'
const manifestSchema = v.record(v.string(), v.string())

/** New files until all are there. */
const waitingRoom = '.freezing'

/** Texts; everything else is compressed already. In bytes: what is smaller gains nothing. */
const worthwhile = /\.(html|xml|atom|ics|bib|ris|json|jsonld|txt|svg)$/
const smallest = 400
const copies = ['.br', '.gz']

/** What was done to a folder. */
export interface Outcome {
  files: number
  bytes: number
  written: number
  removed: number
}

/**
 * A folder of files that is brought up to date as a whole: what is new waits inside until everything is there, what is as
 * it was is not written, and what has no place any more is removed. Whenever it is ended, each file is a whole one, and the
 * next time puts right what is left.
 */
export class Folder {
  private readonly now = new Map<string, string>()
  private readonly waiting = new Set<string>()
  private bytes = 0

  private constructor(
    private readonly folder: string,
    private readonly before: Readonly<Record<string, string>>,
  ) {}

  /** @throws Error for a folder that holds something else */
  static async open(folder: string): Promise<Folder> {
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, manifestFile)
    const before = existsSync(file) ? await readManifest(file) : undefined
    // A folder that is published by git is one all the same.
    const others = (await readdir(folder)).filter((name) => ![waitingRoom, '.git'].includes(name))
    if (before === undefined && others.length > 0)
      throw new Error(
        `${folder} holds something else. Give an empty folder, or one that was frozen into before.`,
      )
    await rm(path.join(folder, waitingRoom), { recursive: true, force: true })
    return new Folder(folder, before ?? {})
  }

  /** Keeps a file whose content never changes under its name. @returns false when it is not there yet */
  async keep(name: string): Promise<boolean> {
    if (!(await this.keepOne(name))) return false
    for (const copy of copies) await this.keepOne(name + copy)
    return true
  }

  /** Puts a file into the folder, and its compressed copies where they are worth something. */
  async put(name: string, content: Uint8Array): Promise<void> {
    const tag = createHash('sha256').update(content).digest('hex')
    const compressed = worthwhile.test(name) && content.length >= smallest ? copies : []
    const names = [name, ...compressed.map((copy) => name + copy)]
    const there = await Promise.all(names.map((one) => this.sizeOf(one)))
    if (this.before[name] === tag && there[0] === content.length && !there.includes(undefined)) {
      for (const one of names) await this.keepOne(one)
      return
    }
    await this.add(name, content)
    if (compressed.length === 0) return
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    await this.add(`${name}.br`, await promisify(brotliCompress)(content, options))
    await this.add(`${name}.gz`, await promisify(gzip)(content, { level: 9 }))
  }

  /** Brings the folder up to date. */
  async publish(): Promise<Outcome> {
    const gone = Object.keys(this.before).filter((name) => !this.now.has(name))
    // Whoever ends it in between leaves nothing that the next one does not know of.
    const unsettled = [...this.waiting, ...gone].map((name) => [name, ''] as const)
    await this.writeManifest(new Map([...this.now, ...unsettled]))
    for (const name of this.waiting) {
      const place = path.join(this.folder, name)
      await mkdir(path.dirname(place), { recursive: true })
      await rename(path.join(this.folder, waitingRoom, name), place)
    }
    for (const name of gone) await this.remove(name)
    await rm(path.join(this.folder, waitingRoom), { recursive: true, force: true })
    await this.writeManifest(this.now)
    return { files: this.now.size, bytes: this.bytes, written: this.waiting.size, removed: gone.length }
  }

  private async keepOne(name: string): Promise<boolean> {
    const tag = this.before[name]
    const size = tag ? await this.sizeOf(name) : undefined
    if (!tag || size === undefined) return false
    this.now.set(name, tag)
    this.bytes += size
    return true
  }

  private async add(name: string, content: Uint8Array): Promise<void> {
    const place = path.join(this.folder, waitingRoom, name)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, content)
    this.waiting.add(name)
    this.now.set(name, createHash('sha256').update(content).digest('hex'))
    this.bytes += content.length
  }

  private async sizeOf(name: string): Promise<number | undefined> {
    const place = path.join(this.folder, name)
    return existsSync(place) ? (await stat(place)).size : undefined
  }

  /** Removes a file, and the folders that it leaves empty. */
  private async remove(name: string): Promise<void> {
    await rm(path.join(this.folder, name), { force: true })
    for (let parent = path.dirname(name); parent !== '.'; parent = path.dirname(parent)) {
      const place = path.join(this.folder, parent)
      if (!existsSync(place)) continue
      if ((await readdir(place)).length > 0) return
      await rmdir(place)
    }
  }

  private async writeManifest(files: Map<string, string>): Promise<void> {
    const place = path.join(this.folder, manifestFile)
    const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1))
    await writeFile(`${place}.new`, `${JSON.stringify(Object.fromEntries(sorted), undefined, 1)}\n`)
    await rename(`${place}.new`, place)
  }
}

const readManifest = async (file: string) => v.parse(manifestSchema, JSON.parse(await readFile(file, 'utf8')))
