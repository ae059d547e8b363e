import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from './database/sqlite.ts'
import { withoutSecrets } from './passwords.ts'

test('of what lets somebody in, not even the bytes are left, and all else is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  const file = path.join(folder, 'copy.sqlite')
  const tables = {
    admin_users: ['email', 'password', 'reset_password_token', 'registration_token'],
    up_users: ['email', 'password', 'confirmation_token'],
    strapi_api_tokens: ['name', 'encrypted_key'],
    strapi_sessions: ['email', 'session_id'],
    staff_sessions: ['email', 'session_id'],
    strapi_core_store_settings: ['key', 'value'],
  }
  try {
    writeFileSync(file, '')
    const copy = openSqlite(file)
    for (const [table, columns] of Object.entries(tables)) {
      copy.run(`CREATE TABLE ${table} (${columns.map((column) => `"${column}" TEXT`).join(', ')})`)
      const values = columns.map((column) =>
        /^(?:email|name)$/.test(column)
          ? 'who is known'
          : column === 'key'
            ? 'core_staff_password'
            : 'a secret of theirs',
      )
      copy.run(`INSERT INTO ${table} VALUES (${values.map(() => '?').join(', ')})`, ...values)
    }
    withoutSecrets(copy)
    expect(copy.ask('SELECT email FROM admin_users')).toEqual([{ email: 'who is known' }])
    expect(copy.ask('SELECT name FROM strapi_api_tokens')).toEqual([{ name: 'who is known' }])
    for (const table of ['strapi_sessions', 'staff_sessions'])
      expect(copy.ask(`SELECT * FROM ${table}`)).toEqual([])
    copy.close()
    expect(readFileSync(file, 'latin1')).not.toMatch(/a secret of theirs|core_staff_password/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
