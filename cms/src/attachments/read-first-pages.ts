import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { doApart, TakesTooMuch } from '../apart/do-apart'
import { workAfterChanges } from '../content-version/background'
import { contentChanged } from '../content-version/count'
import { kindOf } from '../documents/kinds'
import { keyAt } from '../files/file-store'
import { fileStore } from '../files/site-files'
import { plainLines } from '../rules/plain-text'
import type { Given } from '../strapi/transactions'
import { searchedUid, unread } from './first-pages'
import { firstPagesTable, type FirstPageRow } from './first-pages-table'
import type { FirstPage } from './first-page-thread'

/** A page takes half a second, one in a PDF of 20 MB three and 160 MB. */
const limits = { seconds: 20, megabytes: 256, inBackground: true }

/** A full page has 6,000 characters; what has more is no page to read. */
const mostCharacters = 10_000

/** Every time, all kept pages of publications are made anew, so that a hundred new PDFs are stored some at a time. In ms. */
const betweenStores = 10 * 1000

/** As it is stored. Whether the hyphen at the end of a line belongs to the word is left to the search, which knows both. */
const textOf = (page: string): string =>
  plainLines(page)
    .replace(/[-‐‑\u00ad] ?\n(?=\p{Ll})/gu, '-')
    .slice(0, mostCharacters)

type Read = Omit<FirstPageRow, 'id'>

/** @throws Error when the storage cannot be read, or the signal's reason */
async function read(strapi: Core.Strapi, url: string, stop: AbortSignal): Promise<Read> {
  const program = join(__dirname, 'first-page-thread.js')
  const answer = (await fileStore()
    .withFile(keyAt(url), (path) => doApart({ program, given: path, ...limits }, stop))
    .catch((error: unknown) => {
      if (!(error instanceof TakesTooMuch)) throw error
      return { problem: error.message }
    })) as FirstPage
  if ('text' in answer) return { url, text: textOf(answer.text) }
  // Encrypted, or damaged: everything else works with it.
  strapi.log.info(`The search does not know what ${url} says: ${answer.problem}`)
  return { url, text: '' }
}

async function store(strapi: Core.Strapi, rows: readonly Read[]): Promise<void> {
  if (rows.length === 0) return
  await strapi.db.transaction(async ({ trx }: Given) => {
    await strapi.db
      .getConnection(firstPagesTable.tableName)
      .transacting(trx)
      .insert([...rows])
      // Another instance was faster.
      .onConflict('url')
      .ignore()
    if (rows.some(({ text }) => text !== '')) contentChanged(strapi, kindOf(searchedUid))
  })
}

async function readAll(strapi: Core.Strapi, stop: AbortSignal): Promise<void> {
  let rows: Read[] = []
  let last = Date.now()
  for (const url of await unread(strapi)) {
    try {
      rows.push(await read(strapi, url, stop))
    } catch (error) {
      if (stop.aborted) return
      // The storage does not answer, or the file has just been removed: the next look tells.
      const reason = error instanceof Error ? error.message : String(error)
      strapi.log.warn(`The text of ${url} was not read and is tried again later: ${reason}`)
    }
    if (Date.now() - last < betweenStores) continue
    await store(strapi, rows)
    rows = []
    last = Date.now()
  }
  await store(strapi, rows)
}

/** Reads the first page of each PDF of a paper, in the background, so that the search knows its words. */
export function readFirstPages(strapi: Core.Strapi): void {
  workAfterChanges(strapi, {
    name: 'The reading of PDFs',
    run: (stop) => readAll(strapi, stop),
  })
}
