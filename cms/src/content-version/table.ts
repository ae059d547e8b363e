/**
 * One row, `id` 1: the number of the transactions so far that changed what visitors may see, and by kind of content the
 * number of the last one that changed it.
 */
export const contentVersionTable = {
  uid: 'site::content-version',
  tableName: 'content_version',
  singularName: 'content-version',
  attributes: {
    id: { type: 'increments' },
    number: { type: 'integer', column: { notNullable: true } },
    kinds: { type: 'text' },
  },
} as const
