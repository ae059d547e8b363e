import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { requestedKey, settleKey, takeKey } from './creation-key'
import { currentIntent } from './intent'
import { kindOf } from './kinds'

interface Made {
  documentId: string
}

/**
 * Makes a document, or answers the one that an earlier request with the same `X-Idempotency-Key` made. Call it in
 * the transaction of the creation.
 * @param find reads the earlier document in the form that the request asks for
 * @throws NotFoundError when the earlier document has been deleted since
 */
export async function madeOnce<T extends Made>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  make: () => Promise<T>,
  find: (documentId: string) => Promise<T | null>,
): Promise<T> {
  // Bringing something back has its own identity, which cannot be made twice; an import has a key of its own.
  const key = currentIntent() === undefined ? requestedKey(strapi) : undefined
  if (key === undefined) return make()
  const kind = kindOf(uid)
  const earlier = await takeKey(strapi, kind, key)
  if (earlier !== undefined) {
    const document = await find(earlier)
    if (document !== null) return document
    throw new errors.NotFoundError('This was saved already, and has been deleted since. Look into the trash.')
  }
  const document = await make()
  await settleKey(strapi, kind, key, document.documentId)
  return document
}
