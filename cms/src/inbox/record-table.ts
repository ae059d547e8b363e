import type { Core } from '@strapi/strapi'
import type { CslItem } from '../import/formats/csl'

/** What a source listed the last time, by which it is asked only whether that has changed. */
export interface InboxRecord {
  id: number
  /** What was asked for, without keys. */
  address: string
  /** The header that asks for what has changed, and its value. */
  condition: Record<string, string>
  items: CslItem[]
}

export const inboxRecordsTable = {
  uid: 'site::inbox-record',
  tableName: 'inbox_records',
  singularName: 'inbox-record',
  attributes: {
    id: { type: 'increments' },
    address: { type: 'string', column: { notNullable: true, args: [500] } },
    condition: { type: 'json', column: { notNullable: true } },
    items: { type: 'json', column: { notNullable: true } },
  },
  indexes: [{ name: 'inbox_records_address_unique', columns: ['address'], type: 'unique' }],
} as const

export const inboxRecords = (strapi: Core.Strapi) => strapi.db.query(inboxRecordsTable.uid)
