import { parentPort, workerData } from 'node:worker_threads'
import type { ToldTable } from './formats/csv'
import type { ReadEntry } from './entry/entry'
import type { Format } from './formats/format'
import { readText } from './formats/read'

/** What the thread is given. */
export interface ReaderTask {
  text: string
  format: Exclude<Format, 'doi'>
  /** What somebody has said of a table. */
  table?: ToldTable | undefined
}

/** What it answers: the entries, or in words why there are none. */
export type ReaderAnswer = { entries: ReadEntry[] } | { problem: string }

const { text, format, table } = workerData as ReaderTask

/** @throws RangeError when a text or a stack grew beyond all bounds: to end with it is to say so */
async function read(): Promise<ReaderAnswer> {
  try {
    return { entries: await readText(text, format, table) }
  } catch (error) {
    if (error instanceof RangeError) throw error
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

void read().then((answer) => parentPort?.postMessage(answer))
