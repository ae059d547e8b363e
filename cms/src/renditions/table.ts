/**
 * What is known of the work on each image, by the address of its file: an address is never used twice, and an image that
 * is replaced or imported gets another one. A file without a row has not been looked at yet.
 */
export interface Work {
  id: number
  url: string
  /** `done`: nothing is left to do. `given-up`: something failed each time. */
  state: 'claimed' | 'done' | 'given-up'
  /** When another instance may take a claimed image over, in ms since 1970. */
  until: number | string
  attempts: number
  /** Why the last attempt failed. */
  reason: string | null
}

export const renditionWorkTable = {
  uid: 'site::rendition-work',
  tableName: 'rendition_work',
  singularName: 'rendition-work',
  attributes: {
    id: { type: 'increments' },
    url: { type: 'text', column: { notNullable: true } },
    state: { type: 'string', column: { notNullable: true } },
    until: { type: 'biginteger', column: { notNullable: true } },
    attempts: { type: 'integer', column: { notNullable: true } },
    reason: { type: 'text' },
  },
  indexes: [{ name: 'rendition_work_url_unique', columns: ['url'], type: 'unique' }],
} as const
