import type { Core } from '@strapi/strapi'
import type { Kind } from '../documents/kinds'
import type { Snapshot } from '../documents/snapshot'

export const trashUid = 'site::trash-item'

export interface TrashItem {
  id: number
  kind: Kind
  documentId: string
  title: string
  deletedAt: Date | string
  expiresAt: Date | string
  content: Snapshot
}

export const trashTable = {
  uid: trashUid,
  tableName: 'trash_items',
  singularName: 'trash-item',
  attributes: {
    id: { type: 'increments' },
    kind: { type: 'string', column: { notNullable: true } },
    documentId: { type: 'string', column: { notNullable: true } },
    title: { type: 'text', column: { notNullable: true } },
    deletedAt: { type: 'datetime', column: { notNullable: true } },
    expiresAt: { type: 'datetime', column: { notNullable: true } },
    content: { type: 'json', column: { notNullable: true } },
  },
  indexes: [
    // A document is in the trash once at most: its own id finds it there.
    { name: 'trash_items_document_id_unique', columns: ['document_id'], type: 'unique' },
    { name: 'trash_items_expires_at_index', columns: ['expires_at'] },
  ],
} as const

export const trash = (strapi: Core.Strapi) => strapi.db.query(trashUid)
