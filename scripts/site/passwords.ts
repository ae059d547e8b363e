import type { Sqlite } from './database/sqlite.ts'
import { quoted } from './database/table.ts'

/** What lets somebody in, in whatever table of accounts (Strapi's administrators, its users, what plugins have). */
const columns = [
  'password',
  'reset_password_token',
  'registration_token',
  'confirmation_token',
  'encrypted_key',
]

/** Who is signed in. */
const sessions = ['staff_sessions', 'strapi_sessions']

/** The record that `cms/src/api/staff/password-store.ts` keeps. */
const staffPassword = 'core_staff_password'

/** Takes out what lets somebody in, so that the bytes are gone too. The next start makes a new staff password. */
export function withoutSecrets(copy: Sqlite): void {
  copy.ask('PRAGMA secure_delete = ON')
  const tables = copy
    .ask(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .map(({ name }) => String(name))
  for (const table of tables) {
    if (sessions.includes(table)) copy.run(`DELETE FROM ${quoted(table)}`)
    const present = copy.ask('SELECT name FROM pragma_table_info(?)', table).map(({ name }) => String(name))
    for (const column of columns.filter((name) => present.includes(name)))
      copy.run(`UPDATE ${quoted(table)} SET ${column} = NULL`)
  }
  forgetStaffPassword(copy)
  copy.run('VACUUM')
}

/** The next start sets it anew: to STAFF_PASSWORD, or to a random one. */
export function forgetStaffPassword(copy: Sqlite): void {
  copy.run('DELETE FROM strapi_core_store_settings WHERE key = ?', staffPassword)
}
