import { once } from 'node:events'
import type { Core } from '@strapi/strapi'
import { isWorking } from '../content-version/background'
import { environment } from '../environment/environment'
import { isLooking } from '../inbox/look'
import { nextTurn } from '../schedule/follow'
import { aroundListening } from '../strapi/listening'
import { beforeStopping } from '../strapi/stopping'
import { nextLook } from './look-nightly'
import { nextChangingDay } from './turn-of-day'

/** What nobody needs the CMS for: the front end's open question, and the looks of monitors. */
const watching = /^\/(?:api\/content-version|_health|ready)\b/

/** Milliseconds between two looks, but for one who shall sleep soon. */
const betweenLooks = 10_000

/** How long before the next moment it is not worth while any more, in ms. */
const shortest = 60_000

/** What is said to whoever started this process (`scripts/processes/sleep.ts`). */
type Message = { type: 'idle'; until: number } | { type: 'listening' }

/** When something has to be done without anybody asking, in milliseconds since 1970. */
const nextMoment = async (strapi: Core.Strapi): Promise<number> =>
  Math.min(nextLook(), await nextTurn(strapi), await nextChangingDay(strapi))

/**
 * Tells `npm start`, with CMS_SLEEP, when nobody has asked for anything for so long and nothing is being done: it then stops
 * the CMS, and starts it for the next request or moment. Before it listens the CMS asks for its port, at which `npm start`
 * has taken the connections meanwhile.
 */
export function sleepWhenIdle(strapi: Core.Strapi): void {
  const { sleepAfter } = environment()
  if (sleepAfter === undefined) return
  if (process.send === undefined) {
    strapi.log.warn('CMS_SLEEP is of no use here: only what `npm start` runs can sleep.')
    return
  }
  const say = (message: Message) => process.send?.(message)
  let running = 0
  let idleSince = Date.now()
  const isBusy = () => running > 0 || isWorking() || isLooking()

  const look = async () => {
    if (isBusy()) idleSince = Date.now()
    if (Date.now() - idleSince < sleepAfter) return
    const until = await nextMoment(strapi)
    if (until - Date.now() > shortest && !isBusy()) say({ type: 'idle', until })
  }
  let timer: NodeJS.Timeout | undefined
  aroundListening(strapi, {
    async before() {
      say({ type: 'listening' })
      await once(process, 'message')
    },
    after() {
      idleSince = Date.now()
      strapi.server.httpServer.on('request', ({ url = '' }, response) => {
        if (watching.test(url)) return
        running += 1
        response.once('close', () => {
          running -= 1
          idleSince = Date.now()
        })
      })
      timer = setInterval(
        () => {
          look().catch((error: unknown) => {
            strapi.log.error(`The CMS stays awake: ${String(error)}`)
          })
        },
        Math.min(betweenLooks, sleepAfter / 4),
      ).unref()
    },
  })
  beforeStopping(strapi, () => {
    clearInterval(timer)
  })
}
