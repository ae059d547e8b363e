import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import { lastLook } from '../inbox/last-look'
import { lookForPapers } from '../inbox/look'

const minute = 60 * 1000

/** From this hour of the server's clock, for so many minutes. */
const night = { from: 1, minutes: 4 * 60 }

/**
 * When it is looked the next time, in milliseconds since 1970: each site at a minute of its own, so that not all ask at
 * once, and at the same one each night, however often the CMS is started.
 */
export function nextLook(now = new Date(), site = environment().publicUrl): number {
  const minutes = createHash('sha256').update(site).digest().readUInt32BE() % night.minutes
  const next = new Date(now)
  next.setHours(night.from, minutes, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next.getTime()
}

/** Looks for papers each night. Of several instances the first one does. */
export function lookNightly(strapi: Core.Strapi): void {
  setTimeout(() => {
    void lookTonight(strapi).finally(() => {
      lookNightly(strapi)
    })
  }, nextLook() - Date.now()).unref()
}

async function lookTonight(strapi: Core.Strapi): Promise<void> {
  try {
    const last = await lastLook(strapi)
    const isDone = last !== undefined && Date.now() - Date.parse(last.at) < night.minutes * minute
    if (!isDone) await lookForPapers(strapi)
  } catch (error) {
    // The database does not answer: the next night will do.
    strapi.log.error(`Looking for papers failed: ${String(error)}`)
  }
}
