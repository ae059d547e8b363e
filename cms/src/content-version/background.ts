import { AsyncResource } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { aroundListening } from '../strapi/listening'
import { beforeStopping } from '../strapi/stopping'
import { announcements } from './count'

/** How soon it is tried again after the database refused something, in ms: another program may be writing in it. */
const afterRefusal = 5 * 1000

let running = 0

/** Whether any of it is being done. */
export const isWorking = (): boolean => running > 0

/** What is done in the background. */
interface Work {
  /** As the log names it. */
  name: string
  /** Does all that waits. Once the signal says so it comes back after the present step; the next start goes on. */
  run: (stop: AbortSignal) => Promise<void>
  /** Breaks the present step off. */
  breakOff?: () => Promise<void>
  /** How often it is looked for what another instance has left unfinished, or what failed, in ms. */
  betweenLooks?: number
}

/**
 * Does some work after the start, now and then, and when it is called, one run at a time, as long as the CMS serves. Commands
 * that run beside it leave that to it.
 *
 * @returns calls it: something may have been stored
 */
export function workInBackground(
  strapi: Core.Strapi,
  { name, run, breakOff = () => Promise.resolve(), betweenLooks = 5 * 60 * 1000 }: Work,
): () => void {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  /** Something may have been stored since the last look. */
  let isNews = false

  const workOnNews = async () => {
    running += 1
    try {
      while (isNews && !stopping.signal.aborted) {
        isNews = false
        await run(stopping.signal)
      }
    } finally {
      running -= 1
    }
  }
  // Outside of the upload or the save that it is told of, which it would otherwise take to be its own.
  const wake = AsyncResource.bind(() => {
    const isServing = timer !== undefined && !stopping.signal.aborted
    if (!isServing) return
    isNews = true
    working ??= workOnNews()
      .catch((error: unknown) => {
        isNews = false
        const reason = error instanceof Error ? error.message : String(error)
        strapi.log.error(`${name} stopped and is tried again soon: ${reason}`)
        setTimeout(wake, afterRefusal).unref()
      })
      .finally(() => {
        working = undefined
        // Somebody may have called in the last moment.
        if (isNews) wake()
      })
  })

  aroundListening(strapi, {
    after() {
      timer = setInterval(wake, betweenLooks).unref()
      wake()
    },
  })
  beforeStopping(strapi, async () => {
    stopping.abort()
    clearInterval(timer)
    await breakOff()
    await working
  })
  return wake
}

/** Does some work in the background, and after each change of the content. */
export function workAfterChanges(strapi: Core.Strapi, work: Work): void {
  announcements.on('changed', workInBackground(strapi, work))
}
