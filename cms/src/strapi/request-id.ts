import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** What the front end makes, and what proxies make. It can stand in any log. */
const wellFormed = /^[\w.-]{8,64}$/

const current = new AsyncLocalStorage<string>()

/** The id of the request for which this is done; `undefined` for what the CMS does by itself. */
export const requestId = (): string | undefined => current.getStore()

/** Does some work, and whatever comes of it later, for a request. */
export const forRequest = <T>(id: string, work: () => T): T => current.run(id, work)

/** @param given what whoever asks calls the request; anything of another form is not taken */
export const idOf = (given: string): string => (wellFormed.test(given) ? given : newId())

/** By what an editor and the log name a failure: the request, where there is one. */
export const reference = (): string => requestId() ?? newId()

const newId = () => randomBytes(8).toString('hex')
