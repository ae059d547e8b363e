/**
 * What the first page of a PDF says, by the address of its file: an address is never used twice, and a PDF that is replaced
 * gets another one. A file without a row has not been read yet.
 */
export interface FirstPageRow {
  id: number
  url: string
  /** Empty when it is a scan, or cannot be read. */
  text: string
}

export const firstPagesTable = {
  uid: 'site::first-page',
  tableName: 'first_pages',
  singularName: 'first-page',
  attributes: {
    id: { type: 'increments' },
    url: { type: 'text', column: { notNullable: true } },
    text: { type: 'text', column: { notNullable: true } },
  },
  indexes: [{ name: 'first_pages_url_unique', columns: ['url'], type: 'unique' }],
} as const
