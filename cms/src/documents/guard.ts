import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Core, Modules, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { contentChanged } from '../content-version/count'
import { currentActor } from '../history/actor'
import { recordChange } from '../history/record'
import { putInTrash } from '../trash/put'
import { currentIntent } from './intent'
import { kindOf } from './kinds'
import { madeOnce } from './made-once'
import { lockVersion, nextVersion } from './next-version'
import { nouns } from './nouns'
import { checkFields, type Fields, type Rules } from './rules'
import { takeSnapshot, type Snapshot } from './snapshot'
import { titleOf } from './title-of'

const asFields = (data: unknown): Fields =>
  typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {}

/**
 * The fields as they shall be stored.
 * @throws ValidationError that names every wrong field in `details.errors[].path`
 */
function checked(rules: Rules, data: unknown, whole: boolean): Record<string, unknown> {
  const { fields, problems } = checkFields(rules, asFields(data), whole)
  const [first] = problems
  if (first !== undefined) {
    const list = problems.map(({ path, message }) => ({ path, message, name: 'ValidationError' }))
    throw new errors.ValidationError(
      problems.length === 1 ? first.message : `${problems.length} fields are not right`,
      {
        errors: list,
      },
    )
  }
  return { ...fields }
}

/** Staff save what they have read; without its version a save could undo another one unnoticed. */
function requireVersion(strapi: Core.Strapi, { version }: Fields): void {
  if ((version !== undefined && version !== null) || !currentActor(strapi).isStaff) return
  const message = 'Name the version that was read, as data.version'
  throw new errors.ValidationError(message, {
    errors: [{ path: ['version'], message, name: 'ValidationError' }],
  })
}

/** Whether a save left every field as it was. */
function isSame(before: Snapshot | null, after: Snapshot | null): boolean {
  const fields = (snapshot: Snapshot | null) => ({ ...snapshot, version: 0, updatedAt: '', publishedAt: '' })
  return isDeepStrictEqual(fields(before), fields(after))
}

/** Writes what was done to one document into the history; of a save that changed nothing there is nothing to tell. */
async function record(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  action: 'create' | 'update' | 'delete',
  before: Snapshot | null,
): Promise<void> {
  const after = action === 'delete' ? null : await takeSnapshot(strapi, uid, documentId)
  if (action === 'update' && isSame(before, after)) {
    // The version that a next save must name is another one all the same.
    contentChanged(strapi)
    return
  }
  await recordChange(strapi, {
    action: currentIntent()?.action ?? action,
    kind: kindOf(uid),
    documentId,
    title: titleOf(after ?? before ?? {}),
    before,
    after,
  })
}

type Document = Modules.Documents.AnyDocument

/**
 * The one place that every write of the site's content goes through, whether it comes from GraphQL, from REST,
 * from Strapi's admin or from a script: checks the fields, counts the versions, writes the history and fills the
 * trash, each together with the write or not at all.
 */
export function guardDocuments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid } = context
    const rules = nouns.get(uid)
    if (rules === undefined) return next()

    switch (context.action) {
      case 'create': {
        const { params } = context
        const { documentId, version = 1, createdAt } = currentIntent()?.identity ?? {}
        const data = { ...checked(rules, params.data, true), version }
        Object.assign(params, { data: documentId === undefined ? data : { ...data, documentId, createdAt } })
        const make = async () => {
          const document = (await next()) as Document
          await record(strapi, uid, document.documentId, 'create', null)
          return document
        }
        const find = (earlier: string) =>
          strapi.documents(uid).findOne({ ...selection(params), documentId: earlier })
        return strapi.db.transaction(() => madeOnce<Document>(strapi, uid, make, find))
      }

      case 'clone': {
        const data = { ...checked(rules, context.params.data, false), version: 1 }
        // A copy of an update is another update: its key must be its own.
        Object.assign(context.params, { data: 'key' in rules ? { ...data, key: randomUUID() } : data })
        return strapi.db.transaction(async () => {
          const copy = (await next()) as Document & { entries: Document[] }
          await record(strapi, uid, copy.documentId, 'create', null)
          return copy
        })
      }

      case 'update': {
        const { documentId, data } = context.params
        const fields = checked(rules, data, false)
        requireVersion(strapi, fields)
        return strapi.db.transaction(async () => {
          const version = await nextVersion(strapi, uid, documentId, fields.version)
          const before = await takeSnapshot(strapi, uid, documentId)
          Object.assign(context.params, { data: { ...fields, version } })
          const updated = await next()
          await record(strapi, uid, documentId, 'update', before)
          return updated
        })
      }

      case 'delete': {
        const { documentId } = context.params
        return strapi.db.transaction(async () => {
          await lockVersion(strapi, uid, documentId)
          const before = await takeSnapshot(strapi, uid, documentId)
          const deleted = await next()
          if (before !== null) {
            if (currentIntent()?.pastTheTrash !== true) {
              await putInTrash(strapi, kindOf(uid), documentId, before)
            }
            await record(strapi, uid, documentId, 'delete', before)
          }
          return deleted
        })
      }

      default:
        return next()
    }
  })
}

/** Which fields and relations the answer shall hold. */
function selection({ fields, populate }: { fields?: unknown; populate?: unknown }): object {
  return { ...(fields !== undefined && { fields }), ...(populate !== undefined && { populate }) }
}
