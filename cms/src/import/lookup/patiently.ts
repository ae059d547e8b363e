import { setTimeout as rest } from 'node:timers/promises'
import { LookupFailed } from './ask-server'

/** How often a server that is busy is asked again, and the longest wait in ms. */
const patience = { times: 3, longest: 60_000 }

/**
 * Asks; a server that wants to be left alone for a moment is asked again afterwards, unless the signal says that nobody
 * waits for the answer any more.
 *
 * @throws LookupFailed
 */
export async function patiently<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await ask()
    } catch (error) {
      const again = error instanceof LookupFailed ? error.again : undefined
      if (again === undefined || time === patience.times) throw error
      await rest(Math.min(again, patience.longest), undefined, { ref: false, signal }).catch(() => {
        throw error
      })
    }
  }
}
