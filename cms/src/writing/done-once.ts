import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { requestedKey, settleKey, takeKey } from '../documents/creation-key'
import { currentIntent } from '../documents/intent'

interface Write<T> {
  /** What is to be done, in JSON: under the same key anything else is another write. */
  asked: unknown
  write: () => Promise<T>
  documentOf: (done: T) => string
  /** Reads the document in the form that the request asks for; `null` when it is not there any more. */
  find: (documentId: string) => Promise<T | null>
}

/**
 * Does a write, or answers as after the first time when an earlier request with the same `X-Idempotency-Key` has asked
 * for the same. Call it in the transaction of the write.
 * @throws NotFoundError when the document has been deleted since
 */
export async function doneOnce<T>(
  strapi: Core.Strapi,
  { asked, write, documentOf, find }: Write<T>,
): Promise<T> {
  // Bringing something back has its own identity, which cannot be made twice; an import has a key of its own.
  const key = currentIntent() === undefined ? requestedKey(strapi) : undefined
  if (key === undefined) return write()
  const kind = nameOf(asked)
  const earlier = await takeKey(strapi, kind, key)
  if (earlier !== undefined) {
    const document = await find(earlier)
    if (document !== null) return document
    throw new errors.NotFoundError('This was saved already, and has been deleted since. Look into the trash.')
  }
  const done = await write()
  await settleKey(strapi, kind, key, documentOf(done))
  return done
}

/** A short text stands for itself. */
const nameOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
