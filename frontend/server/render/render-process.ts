/** The process that renders: it answers the questions of `application-process.ts` one by one. */
import { log } from '../log'
import { createApplication } from './application'
import { wordsOf, type ApplicationData, type Question, type Reply } from './question'

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
        log(`${wordsOf({ name, args })} failed.`, error)
        reply({ id, error: String(error) })
      },
    )
  })
})

// Ctrl-C reaches both processes; the other one ends this one when it has answered.
process.on('SIGINT', () => undefined)
// Without the other one there is nobody to render for.
process.on('disconnect', () => process.exit())
