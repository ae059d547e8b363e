import { sqliteFile } from '../src/data-directory'
import { environment } from '../src/environment'

interface SqliteConnection {
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
      connection.pragma('busy_timeout = 5000')
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
  const { databaseUrl, databaseSsl } = environment()
  return {
    connection: databaseUrl === undefined ? sqlite() : postgres(databaseUrl, databaseSsl),
    // A start with an older build must never drop a column that it does not know.
    settings: { forceMigration: false },
  }
}
