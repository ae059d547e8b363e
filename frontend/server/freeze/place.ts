import { createHash } from 'node:crypto'
import path from 'node:path'
import { percentDecoded } from '../http/percent-decoded'

/** What is in a folder as it is: other values may hold anything, and file systems differ in capitals. */
const plain = /^[a-z0-9][a-z0-9-]{0,79}$/

/** Web servers answer with it for the address of its folder. */
const index = 'index.html'

/**
 * The file of an address, relative to the folder: of a page `index.html` in a folder of its name, which every web server
 * finds. The query is part of its path, because no web server of files reads one.
 *
 * @param address path and query: `/publications?year=2019`
 * @returns `publications/-/year-2019/index.html`
 */
export function fileOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const name = percentDecoded(pathname).replace(/^\/+|\/+$/g, '')
  const parts = [...searchParams].map(([key, value]) => `${part(key)}-${part(value)}`)
  // No page of the site has a dot in the last part of its address.
  const { dir, base, name: stem, ext } = path.posix.parse(name)
  if (ext === '') return path.posix.join(name, ...(parts.length > 0 ? ['-', ...parts] : []), index)
  return parts.length > 0 ? path.posix.join(dir, stem, '-', ...parts, base) : name
}

const part = (text: string): string => {
  if (plain.test(text)) return text
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
  return `${words}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
}

/** The address of a file on a web server, without the folder's own: `team/` of `team/index.html`. */
const addressOf = (file: string): string =>
  file
    .replace(/(^|\/)index\.html$/, '$1')
    .split('/')
    .map(encodeURIComponent)
    .join('/')

/** How a file names another one: by its place relative to it, so that the folder may be anywhere. */
export const relativeAddress = (from: string, to: string): string =>
  '../'.repeat(from.split('/').length - 1) + addressOf(to) || './'

/** How another site names a file. @param home the address of the folder, without a slash at the end */
export const absoluteAddress = (home: string, file: string): string => `${home}/${addressOf(file)}`
