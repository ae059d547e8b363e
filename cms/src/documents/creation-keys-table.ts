import type { Core } from '@strapi/strapi'

export const creationKeysUid = 'site::creation-key'

/** What a client wrote under a key of its own, so that sending again does nothing more. */
export interface CreationKey {
  id: number
  /** What was asked for: the kind of a creation, the digest of an edit or a deletion. */
  kind: string
  key: string
  /** Names the transaction that holds the key. */
  holder: string
  /** What was written: a document by its `documentId`, a file by its `id`. */
  made: string | null
  at: Date | string
}

export const creationKeysTable = {
  uid: creationKeysUid,
  tableName: 'creation_keys',
  singularName: 'creation-key',
  attributes: {
    id: { type: 'increments' },
    kind: { type: 'string', column: { notNullable: true } },
    key: { type: 'string', column: { notNullable: true } },
    holder: { type: 'string', column: { notNullable: true } },
    made: { type: 'string' },
    at: { type: 'datetime', column: { notNullable: true } },
  },
  indexes: [{ name: 'creation_keys_unique', columns: ['kind', 'key'], type: 'unique' }],
} as const

export const creationKeys = (strapi: Core.Strapi) => strapi.db.query(creationKeysUid)
