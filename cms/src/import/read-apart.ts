import { join } from 'node:path'
import { errors } from '@strapi/utils'
import { doApart, TakesTooMuch } from '../apart/do-apart'
import type { ReadEntry } from './entry/entry'
import type { ReaderAnswer, ReaderTask } from './reader-thread'

/** 1,000 entries take about a second; 3 million characters need a part of the memory. */
const limits = { seconds: 20, megabytes: 512, inBackground: false }

/** Who reads now; the next waits for the end of it, so that many texts take the memory of one. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads with a process of its own: a few hundred bytes of BibTeX can stand for more than any memory holds.
 * @throws ValidationError in words
 */
export function readApart(task: ReaderTask): Promise<ReadEntry[]> {
  const read = last.then(() => readNow(task))
  last = read.catch(() => undefined)
  return read
}

async function readNow(given: ReaderTask): Promise<ReadEntry[]> {
  const program = join(__dirname, 'reader-thread.js')
  const answer = (await doApart({ program, given, ...limits }).catch((error: unknown) => {
    if (!(error instanceof TakesTooMuch)) throw error
    return { problem: `${error.message} Divide the file and import its parts one by one.` }
  })) as ReaderAnswer
  if ('entries' in answer) return answer.entries
  throw new errors.ValidationError(`This text cannot be read. ${answer.problem}`)
}
