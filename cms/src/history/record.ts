import type { Core } from '@strapi/strapi'
import { contentChanged } from '../content-version/count'
import type { Kind } from '../documents/kinds'
import type { Snapshot } from '../documents/snapshot'
import { currentIntent } from '../documents/intent'
import { currentActor } from './actor'
import { changes, type Action, type Change } from './table'

interface Done {
  action: Action
  kind: Kind
  documentId: string | null
  title: string
  before: Snapshot | null
  after: Snapshot | null
}

/** Moves of one person that follow each other within this many milliseconds are one run. */
const pause = 10 * 60_000

/**
 * As {@link recordChange}, for what is done in many small steps: where the newest line of the history is such a step of the same
 * session, it goes on in that line, which keeps the state before the first step.
 */
export async function recordStep(strapi: Core.Strapi, done: Done): Promise<void> {
  const last = (await changes(strapi).findOne({ where: {}, orderBy: { id: 'desc' } })) as Change | null
  const { session } = currentActor(strapi)
  const goesOn =
    last !== null &&
    session !== null &&
    last.session === session &&
    last.action === done.action &&
    last.kind === done.kind &&
    last.documentId === done.documentId &&
    Date.now() - new Date(last.at).getTime() < pause
  if (!goesOn) {
    await recordChange(strapi, done)
    return
  }
  contentChanged(strapi, done.kind)
  await changes(strapi).updateMany({ where: { id: last.id }, data: { after: done.after, at: new Date() } })
}

/** Writes a change into the history and counts it. Call it in the transaction of the change. */
export async function recordChange(strapi: Core.Strapi, done: Done): Promise<void> {
  contentChanged(strapi, done.kind)
  const { name, session } = currentActor(strapi)
  const importId = currentIntent()?.importId ?? null
  const data = { ...done, at: new Date(), actor: name, session, importId }
  // Making many at once reads none of them again.
  await changes(strapi).createMany({ data: [data] })
}
