import type { Core } from '@strapi/strapi'

export const sessionTable = 'staff::session'
export const attemptTable = 'staff::attempt'

interface Registry {
  add(model: {
    uid: string
    singularName: string
    tableName: string
    attributes: Record<string, { type: 'increments' | 'string' | 'datetime' }>
    indexes?: { name: string; columns: string[]; type: 'unique' }[]
  }): Registry
}

/**
 * Adds the tables of staff access to the database, the way Strapi adds its own: they are no content, so neither the
 * admin nor GraphQL nor an export knows them. Call in `register`, before Strapi brings the database up to date.
 */
export function addStaffTables(strapi: Core.Strapi): void {
  const models: Registry = strapi.get('models')
  models
    .add({
      uid: sessionTable,
      singularName: 'staff_session',
      tableName: 'staff_sessions',
      attributes: {
        id: { type: 'increments' },
        sid: { type: 'string' },
        started: { type: 'datetime' },
      },
      indexes: [{ name: 'staff_sessions_sid', columns: ['sid'], type: 'unique' }],
    })
    .add({
      uid: attemptTable,
      singularName: 'staff_attempt',
      tableName: 'staff_attempts',
      attributes: {
        id: { type: 'increments' },
        address: { type: 'string' },
        at: { type: 'datetime' },
      },
    })
}
