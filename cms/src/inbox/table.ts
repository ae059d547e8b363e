import type { Core } from '@strapi/strapi'
import type { CslItem } from '../import/formats/csl'

/** A paper that was found somewhere. */
export interface InboxItem {
  id: number
  /** What it is known again by, see {@link keyOf}: it is found every night. */
  key: string
  /** `waiting`: for staff. `settled`: taken, or never to be asked about again. */
  state: 'waiting' | 'settled'
  /** Where it was found, in words. */
  source: string
  /** As the agency or the source describes it. */
  item: CslItem
  foundAt: Date | string
}

export const inboxTable = {
  uid: 'site::inbox-item',
  tableName: 'inbox_items',
  singularName: 'inbox-item',
  attributes: {
    id: { type: 'increments' },
    key: { type: 'string', column: { notNullable: true, args: [700] } },
    state: { type: 'string', column: { notNullable: true } },
    source: { type: 'text', column: { notNullable: true } },
    item: { type: 'json', column: { notNullable: true } },
    foundAt: { type: 'datetime', column: { notNullable: true } },
  },
  indexes: [
    { name: 'inbox_items_key_unique', columns: ['key'], type: 'unique' },
    { name: 'inbox_items_state_index', columns: ['state'] },
  ],
} as const

export const inboxItems = (strapi: Core.Strapi) => strapi.db.query(inboxTable.uid)
