import type { Core } from '@strapi/strapi'
import { contentChanged } from '../content-version/count'
import type { Kind } from '../documents/kinds'
import type { Snapshot } from '../documents/snapshot'
import { currentIntent } from '../documents/intent'
import { currentActor } from './actor'
import { changes, type Action } from './table'

interface Done {
  action: Action
  kind: Kind
  documentId: string | null
  title: string
  before: Snapshot | null
  after: Snapshot | null
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
