/** The process that renders: it answers the questions of `application-process.ts` one by one. */
import { forRequest } from '../http/request-id'
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
  const answer = async ({ id, name, args }: Question) => {
    const reply = (message: Reply) => process.send?.(message)
    try {
      reply({ id, value: await ask[name](...args) })
    } catch (error) {
      log(`${wordsOf({ name, args })} failed.`, error)
      reply({ id, error: String(error) })
    }
  }
  process.on('message', (question: Question) => {
    const { requestId } = question
    void (requestId === undefined ? answer(question) : forRequest(requestId, () => answer(question)))
  })
})

// Ctrl-C reaches both processes; the other one ends this one when it has answered.
process.on('SIGINT', () => undefined)
// Without the other one there is nobody to render for.
process.on('disconnect', () => process.exit())
