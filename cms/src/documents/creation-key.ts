import { randomUUID } from 'node:crypto'
import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { creationKeys, creationKeysUid, type CreationKey } from './creation-keys-table'

const header = 'x-idempotency-key'

/** A UUID, or what else a client makes up that is as hard to meet by chance. */
export const isKey = (key: string): boolean => /^[\w-]{16,100}$/.test(key)

/**
 * The key under which the running request wants something made once, if it names one.
 * @throws ValidationError when the key has a wrong form
 */
export function requestedKey(strapi: Core.Strapi): string | undefined {
  const key = strapi.requestContext.get()?.get(header)
  if (key === undefined || key === '') return undefined
  if (isKey(key)) return key
  throw new errors.ValidationError('X-Idempotency-Key must be a UUID')
}

/**
 * Takes the key for this transaction. A second transaction that asks for the same key waits here for the end of
 * the first (on SQLite already for its beginning).
 * @returns what was made under the key before, or `undefined` when it is ours: make it, then {@link settleKey}
 */
export async function takeKey(strapi: Core.Strapi, kind: string, key: string): Promise<string | undefined> {
  const holder = randomUUID()
  await strapi.db
    .queryBuilder(creationKeysUid)
    // A violated constraint would end a PostgreSQL transaction, so a taken key is no error.
    .insert({ kind, key, holder, at: new Date() })
    .onConflict(['kind', 'key'])
    .ignore()
    .execute()
  const row = (await creationKeys(strapi).findOne({ where: { kind, key } })) as CreationKey | null
  return row === null || row.holder === holder ? undefined : (row.made ?? undefined)
}

/** Notes what was made under the key. */
export async function settleKey(strapi: Core.Strapi, kind: string, key: string, made: string): Promise<void> {
  await creationKeys(strapi).updateMany({ where: { kind, key }, data: { made } })
}
