/** The process that renders: it answers the questions of `application-process.ts` one by one. */
import { createApplication, type Application, type ApplicationOptions } from './application'
import { log } from '../log'

/** What the process is told first. Functions cannot be sent, so the scripts of each source file are. */
export type ApplicationData = Omit<ApplicationOptions, 'scriptsOf'> & { scripts: Record<string, string[]> }

export interface Question {
  id: number
  name: Exclude<keyof Application, 'prepare' | 'isWell'>
  args: unknown[]
}

export type Reply = { id: number; value: unknown } | { id: number; error: string }

process.once('message', ({ scripts, ...options }: ApplicationData) => {
  const application = createApplication(
    { ...options, scriptsOf: (source) => scripts[source] ?? [] },
    () => import('../../src/entry-server'),
    log,
  )
  const ask = application as Record<Question['name'], (...args: unknown[]) => Promise<unknown>>
  process.on('message', ({ id, name, args }: Question) => {
    const reply = (message: Reply) => process.send?.(message)
    ask[name](...args).then(
      (value) => reply({ id, value }),
      (error: unknown) => {
        const words = args.filter((arg) => typeof arg === 'string')
        log(`${[name, ...words].join(' ')} failed.`, error)
        reply({ id, error: String(error) })
      },
    )
  })
})

// Ctrl-C reaches both processes; the other one ends this one when it has answered.
process.on('SIGINT', () => undefined)
// Without the other one there is nobody to render for.
process.on('disconnect', () => process.exit())
