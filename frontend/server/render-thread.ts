/** The thread that renders: it answers the questions of `application-thread.ts` one by one. */
import { parentPort, workerData } from 'node:worker_threads'
import { createApplication, type Application, type ApplicationOptions } from './application'
import { log } from './log'

/** Functions cannot be sent to a thread, so the scripts of each source file are. */
export type ApplicationData = Omit<ApplicationOptions, 'scriptsOf'> & { scripts: Record<string, string[]> }

export interface Question {
  id: number
  name: Exclude<keyof Application, 'prepare'>
  args: string[]
}

export type Reply = { id: number; value: unknown } | { id: number; error: string }

const { scripts, ...options } = workerData as ApplicationData
const application = createApplication(
  { ...options, scriptsOf: (source) => scripts[source] ?? [] },
  () => import('../src/entry-server'),
  log,
)
const ask = application as Record<Question['name'], (...args: string[]) => Promise<unknown>>

parentPort?.on('message', ({ id, name, args }: Question) => {
  ask[name](...args).then(
    (value) => {
      parentPort?.postMessage({ id, value } satisfies Reply, transferable(value))
    },
    (error: unknown) => {
      log(`${name} ${args.join(' ')} failed.`, error)
      parentPort?.postMessage({ id, error: String(error) } satisfies Reply)
    },
  )
})

/** Compressed bytes change hands instead of being copied. */
const transferable = (value: unknown): ArrayBuffer[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part: unknown) =>
        part instanceof Uint8Array && part.buffer instanceof ArrayBuffer ? [part.buffer] : [],
      )
    : []
