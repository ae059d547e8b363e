import { kinds, markForm, type Found, type Kind } from '../run/ledger.ts'
import { packageOfCms } from '../../scripts/package-of-cms.ts'
import type { Postgres } from './postgres.ts'

/** Asks the database itself, past the site. */
export type Ask = (sql: string) => Promise<Record<string, unknown>[]>

export interface Sqlite {
  prepare(sql: string): { all(): Record<string, unknown>[] }
  exec(sql: string): void
  close(): void
}

export function openSqlite(file: string, options: { readonly: boolean }): Sqlite {
  const { sqliteDriver } = packageOfCms('./dist/src/strapi/sqlite-driver.js') as {
    sqliteDriver: () => new (file: string, options: object) => Sqlite
  }
  return new (sqliteDriver())(file, { ...options, timeout: 30_000 })
}

export const askSqlite =
  (file: string): Ask =>
  (sql) => {
    const database = openSqlite(file, { readonly: true })
    try {
      return Promise.resolve(database.prepare(sql).all())
    } finally {
      database.close()
    }
  }

export const askPostgres =
  (postgres: Postgres): Ask =>
  (sql) =>
    postgres.query(sql)

/** Where each kind is stored, and which of its fields the writers mark, as a column and in a snapshot. */
const tables: Record<Kind, { table: string; column: string; field: string }> = {
  event: { table: 'events', column: 'title', field: 'title' },
  facility: { table: 'facilities', column: 'name', field: 'name' },
  galleryImage: { table: 'gallery_images', column: 'caption', field: 'caption' },
  member: { table: 'members', column: 'name', field: 'name' },
  publication: { table: 'publications', column: 'title', field: 'title' },
  update: { table: 'updates', column: 'title', field: 'title' },
  site: { table: 'site', column: 'postal_address', field: 'postalAddress' },
  file: { table: 'files', column: 'name', field: 'name' },
}

const isKind = (kind: string): kind is Kind => kind in tables

const marked = (text: unknown): string | undefined =>
  typeof text === 'string' ? markForm.exec(text)?.[0] : undefined

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Everything that the ledger is compared with. */
export async function readFound(ask: Ask): Promise<Found> {
  const documents: Found['documents'] = []
  for (const kind of kinds) {
    const { table, column } = tables[kind]
    const version = kind === 'file' ? 'NULL' : 'version'
    const position = kind === 'galleryImage' ? 'position' : 'NULL'
    const rows = await ask(
      `SELECT document_id AS id, ${column} AS words, ${version} AS version, ${position} AS place FROM ${table}`,
    )
    for (const row of rows) {
      documents.push({
        kind,
        // There is one, whatever it is called.
        documentId: kind === 'site' ? kind : String(row['id']),
        mark: marked(row['words']),
        version: number(row['version']),
        position: number(row['place']),
      })
    }
  }
  const lines = await ask(
    `SELECT action, kind, document_id AS id,
       CAST(CASE action WHEN 'delete' THEN "before" ELSE "after" END AS TEXT) AS content
     FROM changes ORDER BY id`,
  )
  const history = lines.map((row) => ({
    action: String(row['action']),
    kind: String(row['kind']),
    documentId: typeof row['id'] === 'string' ? row['id'] : null,
    mark: markOf(String(row['kind']), row['content']),
  }))
  return { documents, history }
}

/** The names of files stand in the content too, with marks of their own. */
function markOf(kind: string, content: unknown): string | undefined {
  if (!isKind(kind) || typeof content !== 'string') return undefined
  const snapshot = JSON.parse(content) as Record<string, unknown>
  return marked(snapshot[tables[kind].field])
}
