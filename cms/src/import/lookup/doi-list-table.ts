import type { Core } from '@strapi/strapi'

/** A list of DOIs that is looked up in the background. */
export interface DoiListRow {
  id: number
  /** The digest of its DOIs: the same list is the same work, whoever gives it. */
  key: string
  text: string
  total: number
  /** How many of its DOIs have had their turn. */
  done: number
  /** Why some could not be looked up, in words, by DOI. */
  problems: Record<string, string>
  isOver: boolean
  /** When another instance may take it over, in ms since 1970; PostgreSQL's driver gives a text. */
  until: number | string
  at: Date | string
}

export const doiListsTable = {
  uid: 'site::doi-list',
  tableName: 'doi_lists',
  singularName: 'doi-list',
  attributes: {
    id: { type: 'increments' },
    key: { type: 'string', column: { notNullable: true } },
    text: { type: 'text', column: { notNullable: true } },
    total: { type: 'integer', column: { notNullable: true } },
    done: { type: 'integer', column: { notNullable: true } },
    problems: { type: 'json', column: { notNullable: true } },
    isOver: { type: 'boolean', column: { notNullable: true } },
    until: { type: 'biginteger', column: { notNullable: true } },
    at: { type: 'datetime', column: { notNullable: true } },
  },
  indexes: [{ name: 'doi_lists_key_unique', columns: ['key'], type: 'unique' }],
} as const

export const doiLists = (strapi: Core.Strapi) => strapi.db.query(doiListsTable.uid)
