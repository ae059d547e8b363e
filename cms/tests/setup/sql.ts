import { join } from 'node:path'
import pg from 'pg'
import { sqliteDriver } from '../../src/strapi/sqlite-driver'
import type { InstanceOptions } from './instance'

/** Runs a statement in the database of the CMS, past the CMS; answers its rows. */
export async function runSql(
  cms: Pick<InstanceOptions, 'dataDir' | 'databaseUrl'>,
  sql: string,
): Promise<unknown[]> {
  if (cms.databaseUrl === undefined) {
    const Database = sqliteDriver()
    const database = new Database(join(cms.dataDir, 'cms.sqlite'), { timeout: 5000 })
    try {
      const statement = database.prepare(sql)
      if (statement.reader) return statement.all()
      statement.run()
      return []
    } finally {
      database.close()
    }
  }
  const client = new pg.Client(cms.databaseUrl)
  await client.connect()
  try {
    return (await client.query<object>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Statements after which the database refuses to write into a table, and after which it does not any more. */
export const failing = (
  databaseUrl: string | undefined,
  table: string,
  write: 'INSERT' | 'UPDATE' = 'INSERT',
): [create: string, drop: string] =>
  databaseUrl === undefined
    ? [
        `CREATE TRIGGER refuse BEFORE ${write} ON ${table} BEGIN SELECT RAISE(FAIL, 'full'); END`,
        'DROP TRIGGER refuse',
      ]
    : [
        `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE 'full'; END $$ LANGUAGE plpgsql;
         CREATE TRIGGER refuse BEFORE ${write} ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`,
        `DROP TRIGGER refuse ON ${table}`,
      ]
