import type { Core } from '@strapi/strapi'
import type { Kind } from '../documents/kinds'
import type { Snapshot } from '../documents/snapshot'

const changesUid = 'site::change'

/** What can have been done. `order`: the gallery was put into another order. */
export const actions = ['create', 'update', 'delete', 'restore', 'revert', 'order'] as const
export type Action = (typeof actions)[number]

/** One row of the history. */
export interface Change {
  id: number
  at: Date | string
  action: Action
  kind: Kind
  /** `null` when the change is about several documents. */
  documentId: string | null
  title: string
  /** `null` of what did not exist before. */
  before: Snapshot | null
  /** `null` of what does not exist any more. */
  after: Snapshot | null
  actor: string
  /** The session of the staff member, by which one sees what the same person did. */
  session: string | null
  /** The import that made the change, and that can be taken back as a whole. */
  importId: string | null
}

export const changesTable = {
  uid: changesUid,
  tableName: 'changes',
  singularName: 'change',
  attributes: {
    id: { type: 'increments' },
    at: { type: 'datetime', column: { notNullable: true } },
    action: { type: 'string', column: { notNullable: true } },
    kind: { type: 'string', column: { notNullable: true } },
    documentId: { type: 'string' },
    title: { type: 'text', column: { notNullable: true } },
    before: { type: 'json' },
    after: { type: 'json' },
    actor: { type: 'string', column: { notNullable: true } },
    session: { type: 'string' },
    importId: { type: 'string' },
  },
  indexes: [
    { name: 'changes_at_index', columns: ['at'] },
    { name: 'changes_import_id_index', columns: ['import_id'] },
  ],
} as const

export const changes = (strapi: Core.Strapi) => strapi.db.query(changesUid)
