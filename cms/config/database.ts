import { sqliteFile } from '../src/environment/data-directory'
import { patient, type Statement } from '../src/strapi/patient-statements'
import { sqliteDriver } from '../src/strapi/sqlite-driver'
import { environment } from '../src/environment/environment'
import { needSameInstallation } from '../src/environment/installation'

interface SqliteConnection {
  pragma(statement: string): unknown
  prepare(sql: string): Statement
}

const sqlite = () => ({
  client: 'sqlite' as const,
  connection: { filename: sqliteFile() },
  useNullAsDefault: true,
  pool: {
    afterCreate(
      connection: SqliteConnection,
      done: (error: Error | null, connection: SqliteConnection) => void,
    ) {
      // WAL: a reader of another process (backup, script) does not wait for a writer, and writes are faster.
      connection.pragma('journal_mode = WAL')
      // FULL: what was answered with "saved" survives a loss of power.
      connection.pragma('synchronous = FULL')
      // SQLite itself would wait with the whole process; here only who asked waits.
      connection.pragma('busy_timeout = 0')
      // A transaction that reads before it writes would be refused, not kept waiting, when another process writes in
      // between (SQLITE_BUSY_SNAPSHOT). One that says at once that it will write waits.
      const prepare = connection.prepare.bind(connection)
      connection.prepare = (sql) => patient(prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql))
      done(null, connection)
    },
  },
})

const postgres = (connectionString: string, ssl: boolean) => ({
  client: 'postgres' as const,
  connection: { connectionString, ssl },
  pool: { min: 0, max: 10 },
})

export default () => {
  needSameInstallation()
  const { databaseUrl, databaseSsl } = environment()
  // Before Knex asks for it.
  if (databaseUrl === undefined) sqliteDriver()
  return {
    connection: databaseUrl === undefined ? sqlite() : postgres(databaseUrl, databaseSsl),
    // A start with an older build must never drop a column that it does not know.
    settings: { forceMigration: false },
  }
}
