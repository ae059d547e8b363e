import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Core, Modules, UID } from '@strapi/strapi'
import { contentChanged } from '../content-version/count'
import { currentActor } from '../history/actor'
import { recordChange } from '../history/record'
import { putInTrash } from '../trash/put'
import { completed, takeTurn } from './complete'
import { doneOnce } from './done-once'
import { currentIntent } from '../documents/intent'
import { passAddressesOn } from '../files/former-images'
import { kindOf } from '../documents/kinds'
import { lockVersion, nextVersion } from './next-version'
import type { Noun } from '../rules/noun'
import { nouns } from '../documents/nouns'
import { refusal } from '../rules/refusal'
import { hasCome } from '../schedule/visible'
import { checkFields, type Fields } from '../rules/rules'
import { takeSnapshot, type Snapshot } from '../documents/snapshot'
import { titleOf } from '../documents/title-of'
import { checkTogether } from '../rules/together'

const asFields = (data: unknown): Fields =>
  typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {}

/**
 * The given fields as they shall be stored.
 * @param before the stored document; `undefined` when every field must be judged, given or not
 * @throws ValidationError that names every wrong field
 */
function checked({ attributes, together = [] }: Noun, data: unknown, before?: Fields): Fields {
  const { fields, problems } = checkFields(attributes, asFields(data), before === undefined)
  const all = [...problems, ...checkTogether(together, { ...before, ...fields })]
  if (all.length > 0) throw refusal(all)
  return fields
}

/** Staff save what they have read; without its version a save could undo another one unnoticed. */
function requireVersion(strapi: Core.Strapi, { version }: Fields): void {
  if ((version !== undefined && version !== null) || !currentActor(strapi).isStaff) return
  throw refusal([{ path: ['version'], message: 'Name the version that was read, as data.version' }])
}

/** Whether a save left every field as it was. */
function isSame(before: Snapshot | null, after: Snapshot | null): boolean {
  const fields = (snapshot: Snapshot | null) => ({ ...snapshot, version: 0, updatedAt: '', publishedAt: '' })
  return isDeepStrictEqual(fields(before), fields(after))
}

/** Lists and feeds show the newest first: what visitors get by a save is as old as that. */
function dateOfComing(before: Fields, given: Fields): Fields {
  const now = new Date()
  return !hasCome(before, now) && hasCome({ ...before, ...given }, now) ? { createdAt: now } : {}
}

interface Done {
  uid: UID.ContentType
  noun: Noun
  documentId: string
  action: 'create' | 'update' | 'delete'
  before: Snapshot | null
}

/** Writes what was done to one document into the history; of a save that changed nothing there is nothing to tell. */
async function record(strapi: Core.Strapi, { uid, noun, documentId, action, before }: Done): Promise<void> {
  const after = action === 'delete' ? null : await takeSnapshot(strapi, uid, documentId)
  if (action === 'update' && isSame(before, after)) {
    // The version that a next save must name is another one all the same.
    contentChanged(strapi, kindOf(uid))
    return
  }
  if (before !== null && after !== null) await passAddressesOn(strapi, before, after)
  await recordChange(strapi, {
    action: currentIntent()?.action ?? action,
    kind: kindOf(uid),
    documentId,
    title: titleOf(noun, after ?? before ?? {}),
    before,
    after,
  })
}

type Document = Modules.Documents.AnyDocument
type Next = Parameters<Modules.Documents.Middleware.Middleware>[1]
type Written = Awaited<ReturnType<Next>>

/** A write of a document that staff see, on its way to the database. */
interface Write<TAction extends string> {
  strapi: Core.Strapi
  noun: Noun
  context: Extract<Modules.Documents.Middleware.Context, { action: TAction }>
  /** Does it as it stands in the context then. */
  next: Next
}

/** Of two attempts with the same key the second gets what the first has made. */
function create({ strapi, noun, context: { uid, params }, next }: Write<'create'>): Promise<Written> {
  const fields = checked(noun, params.data)
  const { documentId, version = 1, createdAt } = currentIntent()?.identity ?? {}
  const write = async () => {
    await takeTurn(strapi, uid)
    const whole = await completed(strapi, uid, noun, { documentId: undefined, before: null, given: fields })
    Object.assign(params, {
      data: {
        ...whole,
        version,
        ...(documentId !== undefined && { documentId }),
        ...(createdAt !== undefined && { createdAt }),
      },
    })
    const made = (await next()) as Document
    await record(strapi, { uid, noun, documentId: made.documentId, action: 'create', before: null })
    return made
  }
  const documentOf = (made: Document) => made.documentId
  const find = (earlier: string): Promise<Document | null> =>
    strapi.documents(uid).findOne({ ...selection(params), documentId: earlier })
  // Whatever the data: who sends something else under the same key gets what was made before, and sees it.
  return doneOnce(strapi, { asked: kindOf(uid), write, documentOf, find })
}

async function clone({ strapi, noun, context: { uid, params }, next }: Write<'clone'>): Promise<Written> {
  await takeTurn(strapi, uid)
  const original = (await takeSnapshot(strapi, uid, params.documentId)) ?? {}
  const given = checked(noun, params.data, original)
  // A copy is another document: what names the original alone must be its own.
  const names = [...Object.keys(noun.unique ?? {}), ...(noun.addressed ? ['slug', 'formerSlugs'] : [])]
  const without = Object.fromEntries(names.map((name) => [name, null]))
  // Nor is it shown before somebody has looked at it.
  const otherwise = { ...noun.copied?.(original), ...(noun.scheduled && { draft: true }) }
  const whole = await completed(strapi, uid, noun, {
    documentId: undefined,
    before: null,
    given: { ...original, ...without, ...otherwise, ...given },
  })
  const own = Object.fromEntries(names.map((name) => [name, whole[name]]))
  const key = 'key' in noun.attributes ? { key: randomUUID() } : {}
  Object.assign(params, { data: { ...otherwise, ...given, ...own, ...key, version: 1 } })
  const copy = (await next()) as Document & { entries: Document[] }
  await record(strapi, { uid, noun, documentId: copy.documentId, action: 'create', before: null })
  return copy
}

/** Refused over a version that was not read; of the same save twice the second changes nothing. */
function update({ strapi, noun, context: { uid, params }, next }: Write<'update'>): Promise<Written> {
  const { documentId, data } = params
  const write = async () => {
    await takeTurn(strapi, uid)
    const stored = await lockVersion(strapi, uid, documentId)
    const before = await takeSnapshot(strapi, uid, documentId)
    // Of what is gone there is nothing to judge; the next step says so.
    const fields = before === null ? asFields(data) : checked(noun, data, before)
    requireVersion(strapi, fields)
    const version = await nextVersion(strapi, uid, documentId, { stored, read: fields.version })
    const whole = await completed(strapi, uid, noun, { documentId, before, given: fields })
    const coming = noun.scheduled === true ? dateOfComing(before ?? {}, whole) : {}
    Object.assign(params, { data: { ...whole, ...coming, version } })
    const updated = await next()
    await record(strapi, { uid, noun, documentId, action: 'update', before })
    return updated
  }
  const documentOf = () => documentId
  const find = (): Promise<Written> => strapi.documents(uid).findOne({ ...selection(params), documentId })
  // With the version that was read: a second save of the same fields over a newer version is another one.
  return doneOnce(strapi, { asked: ['update', kindOf(uid), documentId, data], write, documentOf, find })
}

/** Puts it in the trash, unless it shall go for good. */
function remove({ strapi, noun, context: { uid, params }, next }: Write<'delete'>): Promise<Written> {
  const { documentId } = params
  const kind = kindOf(uid)
  const write = async () => {
    await lockVersion(strapi, uid, documentId)
    const before = await takeSnapshot(strapi, uid, documentId)
    const deleted = await next()
    if (before === null) return deleted
    if (currentIntent()?.pastTheTrash !== true)
      await putInTrash(strapi, { kind, documentId, title: titleOf(noun, before), content: before })
    await record(strapi, { uid, noun, documentId, action: 'delete', before })
    return deleted
  }
  const documentOf = () => documentId
  const find = (): Promise<Written> => Promise.resolve({ documentId, entries: [] })
  return doneOnce(strapi, { asked: ['delete', kind, documentId], write, documentOf, find })
}

/**
 * The one place that every write of the site's content goes through, whether it comes from GraphQL, from REST,
 * from Strapi's admin or from a script: checks the fields, counts the versions, writes the history and fills the
 * trash, each together with the write or not at all.
 */
export function guardDocuments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const noun = nouns.get(context.uid)
    if (noun === undefined) return next()
    const inTransaction = (write: () => Promise<Written>) => strapi.db.transaction(write)
    switch (context.action) {
      case 'create':
        return inTransaction(() => create({ strapi, noun, context, next }))
      case 'clone':
        return inTransaction(() => clone({ strapi, noun, context, next }))
      case 'update':
        return inTransaction(() => update({ strapi, noun, context, next }))
      case 'delete':
        return inTransaction(() => remove({ strapi, noun, context, next }))
      default:
        return next()
    }
  })
}

/** Which fields and relations the answer shall hold. */
function selection({ fields, populate }: { fields?: unknown; populate?: unknown }): object {
  return { ...(fields !== undefined && { fields }), ...(populate !== undefined && { populate }) }
}
