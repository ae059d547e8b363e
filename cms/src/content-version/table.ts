/** One row, `id` 1, with the number of the transactions so far that changed what visitors may see. */
export const contentVersionTable = {
  uid: 'site::content-version',
  tableName: 'content_version',
  singularName: 'content-version',
  attributes: {
    id: { type: 'increments' },
    number: { type: 'integer', column: { notNullable: true } },
  },
} as const
