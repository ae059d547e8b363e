import { parentPort, workerData } from 'node:worker_threads'
import type { Format } from './format'
import { readText } from './read'

/** What the thread is given. */
export interface ReaderTask {
  text: string
  format: Exclude<Format, 'doi'>
}

const { text, format } = workerData as ReaderTask

void readText(text, format).then(
  (entries) => parentPort?.postMessage({ entries }),
  (error: unknown) =>
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) }),
)
