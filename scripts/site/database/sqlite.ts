import { createRequire } from 'node:module'
import { packageOfCms } from '../../package-of-cms.ts'
import { inRoot } from '../../root.ts'
import {
  formOf,
  numberOf,
  quoted,
  type Column,
  type Row,
  type Table,
  type Target,
  type Value,
} from './table.ts'

/** What is used of better-sqlite3. */
interface Connection {
  prepare(sql: string): {
    all(...values: unknown[]): Record<string, unknown>[]
    iterate(): IterableIterator<Record<string, unknown>>
    run(...values: unknown[]): unknown
  }
  exec(sql: string): void
  pragma(sql: string, options?: { simple: boolean }): unknown
  close(): void
}

type Driver = new (file: string, options: { fileMustExist: boolean; timeout: number }) => Connection

/** The driver that fits the running Node, chosen as `cms/src/strapi/sqlite-driver.ts` does, which may not be built yet. */
function driver(): Driver {
  if (Number(process.versions['napi']) >= 10) return packageOfCms('better-sqlite3') as Driver
  return createRequire(inRoot('cms/older-node/package.json'))('better-sqlite3') as Driver
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Whether a file was found to be no database, or a broken one (https://sqlite.org/rescode.html). */
export const isDamage = (error: unknown): boolean => /^SQLITE_(?:NOTADB|CORRUPT)/.test(codeOf(error))

/** How a column of another database is declared here, when the site does not know it. */
const declared = { text: 'text', number: 'float', boolean: 'boolean', time: 'datetime', json: 'json' }

/** A file of SQLite. */
export class Sqlite implements Target {
  readonly kind = 'SQLite'
  private readonly connection: Connection

  constructor(connection: Connection) {
    this.connection = connection
  }

  tables(): Promise<Table[]> {
    const names = this.ask(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
    )
    const columns = (table: string): Column[] =>
      this.ask('SELECT name, type FROM pragma_table_info(?)', table).map(({ name, type }) => ({
        name: String(name),
        form: formOf(String(type)),
      }))
    return Promise.resolve(names.map(({ name }) => ({ name: String(name), columns: columns(String(name)) })))
  }

  async *rows({ name, columns }: Table): AsyncIterable<Row> {
    // Asynchronous for those who read from either database; SQLite itself answers at once.
    await Promise.resolve()
    const list = columns.map((column) => quoted(column.name)).join(', ')
    for (const row of this.connection.prepare(`SELECT ${list} FROM ${quoted(name)}`).iterate())
      yield Object.fromEntries(columns.map((column) => [column.name, fromSqlite(column, row[column.name])]))
  }

  lastIds(): Promise<Map<string, number>> {
    const known = this.ask(`SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'`).length > 0
    const rows = known ? this.ask('SELECT name, seq FROM sqlite_sequence') : []
    return Promise.resolve(new Map(rows.map(({ name, seq }) => [String(name), Number(seq)])))
  }

  begin(): Promise<void> {
    // Tables come in the order of their names, and what they refer to may come later: looked at when all is there.
    this.connection.pragma('foreign_keys = OFF')
    this.connection.exec('BEGIN')
    return Promise.resolve()
  }

  addTable({ name, columns }: Table): Promise<void> {
    const list = columns.map((column) =>
      column.name === 'id'
        ? 'id integer PRIMARY KEY AUTOINCREMENT'
        : `${quoted(column.name)} ${declared[column.form]}`,
    )
    this.connection.exec(`CREATE TABLE ${quoted(name)} (${list.join(', ')})`)
    return Promise.resolve()
  }

  addColumn({ name }: Table, column: Column): Promise<void> {
    this.connection.exec(
      `ALTER TABLE ${quoted(name)} ADD COLUMN ${quoted(column.name)} ${declared[column.form]}`,
    )
    return Promise.resolve()
  }

  empty(tables: Table[]): Promise<void> {
    for (const { name } of tables) this.connection.exec(`DELETE FROM ${quoted(name)}`)
    return Promise.resolve()
  }

  insert({ name, columns }: Table, rows: Row[]): Promise<void> {
    const names = columns.map((column) => quoted(column.name))
    const statement = this.connection.prepare(
      `INSERT INTO ${quoted(name)} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    )
    for (const row of rows)
      statement.run(...columns.map((column) => toSqlite(column, row[column.name] ?? null)))
    return Promise.resolve()
  }

  setLastIds(ids: Map<string, number>): Promise<void> {
    for (const [name, id] of ids) {
      this.run('DELETE FROM sqlite_sequence WHERE name = ?', name)
      this.run('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', name, id)
    }
    return Promise.resolve()
  }

  commit(): Promise<void> {
    const [first] = this.ask('PRAGMA foreign_key_check')
    if (first !== undefined)
      throw new Error(
        `A row of ${String(first['table'])} refers to one of ${String(first['parent'])} that is not there`,
      )
    this.connection.exec('COMMIT')
    return Promise.resolve()
  }

  /** A copy as it is at this moment, compact, while others read and write. */
  copyTo(file: string): void {
    this.connection.prepare('VACUUM INTO ?').run(file)
  }

  isSound(): boolean {
    return this.connection.pragma('integrity_check', { simple: true }) === 'ok'
  }

  ask(sql: string, ...values: Value[]): Record<string, unknown>[] {
    return this.connection.prepare(sql).all(...values)
  }

  run(sql: string, ...values: Value[]): void {
    this.connection.prepare(sql).run(...values)
  }

  /**
   * Puts everything into the one file, without a journal beside it that would be taken for that of another database.
   * @returns false when another process has it open
   */
  settle(): boolean {
    let mode: unknown
    const isBusy = this.isBusy(() => {
      mode = this.connection.pragma('journal_mode = DELETE', { simple: true })
    })
    return !isBusy && mode === 'delete'
  }

  /** Keeps everybody else out until it is closed. @returns false when somebody has it */
  lock(): boolean {
    return !this.isBusy(() => {
      this.connection.exec('BEGIN EXCLUSIVE')
    })
  }

  private isBusy(work: () => void): boolean {
    try {
      work()
      return false
    } catch (error) {
      if (codeOf(error).startsWith('SQLITE_BUSY')) return true
      throw error
    }
  }

  close(): void {
    this.connection.close()
  }
}

/** @throws Error when there is no such file */
export function openSqlite(file: string, { timeout = 30_000, fileMustExist = true } = {}): Sqlite {
  return new Sqlite(new (driver())(file, { fileMustExist, timeout }))
}

function fromSqlite({ name, form }: Column, value: unknown): Value {
  if (value === null || value === undefined) return null
  if (Buffer.isBuffer(value)) throw new Error(`${name} holds bytes, which no column of the site does`)
  if (form === 'boolean') return value === 1 || value === 'true'
  // What SQLite itself writes (CURRENT_TIMESTAMP) is a text in UTC.
  if (form === 'time') return typeof value === 'string' ? timeOf(value) : Number(value)
  if (form === 'number') return typeof value === 'string' ? numberOf(value) : Number(value)
  return typeof value === 'number' ? String(value) : (value as string)
}

const timeOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : Date.parse(/[Zz]$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`)

function toSqlite({ form }: Column, value: Value): Value {
  if (typeof value === 'boolean') return value ? 1 : 0
  // As Strapi writes it: PostgreSQL puts spaces between.
  return form === 'json' && typeof value === 'string' ? JSON.stringify(JSON.parse(value)) : value
}
