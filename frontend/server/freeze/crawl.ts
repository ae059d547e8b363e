import pLimit from 'p-limit'
import { paths, staffPages } from '../../src/paths'
import { isStoredImage } from '../images'
import { notFound } from '../pages/address'
import type { Folder } from './folder'
import { frozenPage, redirectPage, type Rename } from './frozen-page'
import { absoluteAddress, fileOf, relativeAddress } from './place'

/** What the site answers. */
export interface Answer {
  status: number
  type: string
  /** Where it leads, for a status from 300 to 399. */
  location: string
  body: Uint8Array
}

export interface CrawlOptions {
  /** The addresses to begin with; what they lead to and show follows. */
  start: readonly string[]
  get: (address: string) => Promise<Answer>
  folder: Pick<Folder, 'keep' | 'put'>
  /** The address of the folder as the public finds it, without a slash at the end. */
  home: string
  /** The address of the site itself, which its texts may name. */
  origin: string
}

/** What was found on the way. */
export interface Found {
  pages: number
  /** Addresses of the site that lead nowhere, with the one that names them. */
  dead: string[]
}

/** Requests at once: there are two processors, and one waits for the CMS. */
const atOnce = 4

/** Puts the whole site into a folder, beginning with some addresses. @throws Error when an answer is a failure */
export async function crawl(options: CrawlOptions): Promise<Found> {
  const limit = pLimit(atOnce)
  const seen = new Set<string>()
  const found: Found = { pages: 0, dead: [] }
  let waiting: Named[] = options.start.map((address) => ({ address, by: undefined }))
  while (waiting.length > 0) {
    const next = waiting.filter(({ address }) => {
      const file = fileOf(address)
      return !seen.has(file) && seen.add(file)
    })
    const steps = await Promise.all(next.map((named) => limit(() => freeze(named, options, found))))
    waiting = steps.flat()
  }
  await freezeNotFound(options)
  return { ...found, dead: found.dead.sort() }
}

/** An address, and the one whose answer names it. */
interface Named {
  address: string
  /** Undefined for one to begin with, which may not be there. */
  by: string | undefined
}

/** @returns what the answer names */
async function freeze({ address, by }: Named, options: CrawlOptions, found: Found): Promise<Named[]> {
  const { folder, get, home } = options
  const file = fileOf(address)
  const { pathname } = new URL(address, home)
  const isForEver = isStoredImage(pathname) || pathname.startsWith('/assets/')
  if (isForEver && (await folder.keep(file))) return []
  const isClosed = staffPages.includes(pathname)
  const { status, type, location, body } = isClosed ? nothing : await get(address)
  if (status >= 500) throw new Error(`${address} is answered with ${status}. Nothing was changed.`)
  if (status >= 400) {
    if (by !== undefined) found.dead.push(`${address} (named by ${by})`)
    return []
  }
  if (status >= 300) {
    const to = fileOf(location)
    // A document cannot say where it has gone: it is there under both names.
    if (!file.endsWith('.html')) {
      const there = await get(location)
      // What it leads to is asked for by itself, too, and then told when it is not there.
      if (there.status === 200) await folder.put(file, there.body)
      return [{ address: location, by: address }]
    }
    await folder.put(file, bytes(redirectPage(relativeAddress(file, to), absoluteAddress(home, to))))
    return [{ address: location, by: address }]
  }
  const named: Named[] = []
  const name = (one: string): string => {
    const { hash, pathname, search } = new URL(one, home)
    named.push({ address: pathname + search, by: address })
    return hash
  }
  if (type.startsWith('text/html')) {
    found.pages += 1
    const rename: Rename = (one, manner) => {
      const hash = name(one)
      const to = fileOf(one)
      return (manner === 'relative' ? relativeAddress(file, to) : absoluteAddress(home, to)) + hash
    }
    await folder.put(file, bytes(frozenPage(text(body), homesOf(options), rename)))
  } else if (pathname === paths.sitemap) {
    const sitemap = text(body).replace(/(?<=<loc>)[^<]*/g, (place) => {
      const one = place.slice(home.length)
      name(one)
      return absoluteAddress(home, fileOf(one))
    })
    await folder.put(file, bytes(sitemap))
  } else await folder.put(file, body)
  return named
}

/** Web servers answer with this page wherever nothing is found, so its links begin at their root. */
async function freezeNotFound(options: CrawlOptions): Promise<void> {
  const { folder, get, home } = options
  const { body } = await get(notFound.text)
  const root = new URL(home).pathname.replace(/\/$/, '')
  const rename: Rename = (one, manner) =>
    absoluteAddress(manner === 'relative' ? root : home, fileOf(one)) + new URL(one, home).hash
  await folder.put('404.html', bytes(frozenPage(text(body), homesOf(options), rename)))
}

const homesOf = ({ home, origin }: CrawlOptions): string[] => [home, origin]
const bytes = (words: string): Uint8Array => Buffer.from(words)
const text = (body: Uint8Array): string => Buffer.from(body).toString('utf8')
const nothing: Answer = { status: 404, type: '', location: '', body: new Uint8Array() }
