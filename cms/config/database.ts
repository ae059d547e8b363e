import { sqliteFile } from '../src/environment/data-directory'
import { waitPatiently } from '../src/strapi/patient-statements'
import { sqliteDriver } from '../src/strapi/sqlite-driver'
import { environment } from '../src/environment/environment'
import { needSameInstallation } from '../src/environment/installation'

type Connection = Parameters<typeof waitPatiently>[0]

interface SqliteConnection extends Connection {
  pragma(statement: string): unknown
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
      waitPatiently(connection)
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
