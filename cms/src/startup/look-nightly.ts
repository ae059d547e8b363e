import type { Core } from '@strapi/strapi'
import { lastLook } from '../inbox/last-look'
import { lookForPapers } from '../inbox/look'

const hour = 60 * 60 * 1000

/** Between these hours of the server's clock, each site at a minute of its own, so that not all ask at once. */
const night = { from: 1, to: 5 }

/** Milliseconds until somewhen in the next night. */
function untilNight(now = new Date()): number {
  const start = new Date(now)
  start.setHours(night.from, 0, 0, 0)
  if (start <= now) start.setDate(start.getDate() + 1)
  return start.getTime() - now.getTime() + Math.random() * (night.to - night.from) * hour
}

/** Looks for papers each night. Of several instances the first one does. */
export function lookNightly(strapi: Core.Strapi): void {
  setTimeout(() => {
    void lookTonight(strapi).finally(() => {
      lookNightly(strapi)
    })
  }, untilNight()).unref()
}

async function lookTonight(strapi: Core.Strapi): Promise<void> {
  try {
    const last = await lastLook(strapi)
    const isDone = last !== undefined && Date.now() - Date.parse(last.at) < (night.to - night.from) * hour
    if (!isDone) await lookForPapers(strapi)
  } catch (error) {
    // The database does not answer: the next night will do.
    strapi.log.error(`Looking for papers failed: ${String(error)}`)
  }
}
