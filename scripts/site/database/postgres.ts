import { packageOfCms } from '../../package-of-cms.ts'
import { fromWallClock, wallClock } from './census.ts'
import {
  formOf,
  isContent,
  numberOf,
  quoted,
  type Column,
  type Row,
  type Table,
  type Target,
  type Value,
} from './table.ts'

/** What is used of pg. */
interface Client {
  connect(): Promise<void>
  query(sql: string, values?: (string | null)[]): Promise<{ rows: Record<string, string | null>[] }>
  end(): Promise<void>
}

type ClientClass = new (options: {
  connectionString: string
  ssl: boolean
  types: { getTypeParser: () => (text: string) => string }
}) => Client

/** How a column of another database is declared here, when the site does not know it: as Strapi does. */
const declared = {
  text: 'text',
  number: 'double precision',
  boolean: 'boolean',
  time: 'timestamp(6)',
  json: 'jsonb',
}

/** Rows that are held at once. */
const batch = 500

/** PostgreSQL takes so many values in one statement (16 bits in its protocol). */
const mostValues = 65_535

/** A reference of one table to another, which stands in the way while tables are filled one by one. */
interface Reference {
  table: string
  name: string
  definition: string
}

/** The tables of the schema `public`. */
export class Postgres implements Target {
  readonly kind = 'PostgreSQL'
  private readonly client: Client
  private references: Reference[] = []

  private constructor(client: Client) {
    this.client = client
  }

  /** Opens it for reading, as it is at this moment. @throws Error without the password when it cannot be reached */
  static async open(connectionString: string, ssl: boolean): Promise<Postgres> {
    const { Client } = packageOfCms('pg') as { Client: ClientClass }
    // Every value as the text that PostgreSQL writes: nothing is rounded or moved to another zone on the way.
    const client = new Client({ connectionString, ssl, types: { getTypeParser: () => (text) => text } })
    try {
      await client.connect()
    } catch (error) {
      throw new Error(
        `PostgreSQL cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
        {
          cause: error,
        },
      )
    }
    const opened = new Postgres(client)
    await opened.look()
    return opened
  }

  /** Sees from now on what is there now. */
  async look(): Promise<void> {
    await this.client.query('ROLLBACK')
    await this.client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  }

  async tables(): Promise<Table[]> {
    const rows = await this.ask(`
      SELECT t.table_name, c.column_name, c.data_type, c.character_maximum_length AS longest
      FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      ORDER BY t.table_name, c.ordinal_position`)
    const tables = new Map<string, Column[]>()
    for (const { table_name, column_name, data_type, longest } of rows) {
      const columns = tables.get(String(table_name)) ?? []
      tables.set(String(table_name), [
        ...columns,
        {
          name: String(column_name),
          form: formOf(String(data_type)),
          ...(typeof longest === 'string' && { longest: Number(longest) }),
        },
      ])
    }
    return [...tables].map(([name, columns]) => ({ name, columns }))
  }

  async *rows({ name, columns }: Table): AsyncIterable<Row> {
    const list = columns.map((column) => quoted(column.name)).join(', ')
    await this.client.query(
      `DECLARE site_rows NO SCROLL CURSOR FOR SELECT ${list} FROM public.${quoted(name)}`,
    )
    for (;;) {
      const rows = await this.ask(`FETCH ${batch} FROM site_rows`)
      for (const row of rows)
        yield Object.fromEntries(
          columns.map((column) => [column.name, fromPostgres(column, row[column.name] ?? null)]),
        )
      if (rows.length < batch) break
    }
    await this.client.query('CLOSE site_rows')
  }

  async lastIds(): Promise<Map<string, number>> {
    const ids = new Map<string, number>()
    for (const { table, sequence } of await this.sequences()) {
      const [row] = await this.ask(
        `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS last FROM ${sequence}`,
      )
      ids.set(table, Number(row?.['last'] ?? 0))
    }
    return ids
  }

  /** How many others are connected to this database. */
  async others(): Promise<number> {
    const [row] = await this.ask(`
      SELECT count(*) AS others FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL`)
    return Number(row?.['others'] ?? 0)
  }

  async begin(): Promise<void> {
    await this.client.query('ROLLBACK')
    await this.client.query('BEGIN')
    const found = await this.ask(`
      SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`)
    this.references = found.map(({ table, conname, definition }) => ({
      table: String(table),
      name: quoted(String(conname)),
      definition: String(definition),
    }))
    for (const { table, name } of this.references)
      await this.client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  }

  async addTable({ name, columns }: Table): Promise<void> {
    const list = columns.map((column) =>
      column.name === 'id' ? 'id serial PRIMARY KEY' : `${quoted(column.name)} ${declared[column.form]}`,
    )
    await this.client.query(`CREATE TABLE public.${quoted(name)} (${list.join(', ')})`)
  }

  async addColumn({ name }: Table, column: Column): Promise<void> {
    await this.client.query(
      `ALTER TABLE public.${quoted(name)} ADD COLUMN ${quoted(column.name)} ${declared[column.form]}`,
    )
  }

  async empty(tables: Table[]): Promise<void> {
    // Not TRUNCATE: it would make who still reads wait, and cannot be done while a reference is pending.
    for (const { name } of tables) await this.client.query(`DELETE FROM public.${quoted(name)}`)
  }

  async insert({ name, columns }: Table, rows: Row[]): Promise<void> {
    const names = columns.map((column) => quoted(column.name)).join(', ')
    const atOnce = Math.max(1, Math.min(batch, Math.floor(mostValues / columns.length)))
    for (let start = 0; start < rows.length; start += atOnce) {
      const part = rows.slice(start, start + atOnce)
      const places = part.map(
        (_, index) => `(${columns.map((_column, at) => `$${index * columns.length + at + 1}`).join(', ')})`,
      )
      const values = part.flatMap((row) =>
        columns.map((column) => toPostgres(column, row[column.name] ?? null)),
      )
      await this.client.query(
        `INSERT INTO public.${quoted(name)} (${names}) VALUES ${places.join(', ')}`,
        values,
      )
    }
  }

  async setLastIds(ids: Map<string, number>): Promise<void> {
    for (const { table, sequence } of await this.sequences()) {
      const last = ids.get(table) ?? 0
      await this.client.query(
        `SELECT setval('${sequence.replaceAll("'", "''")}', ${Math.max(1, last)}, ${last > 0})`,
      )
    }
  }

  async commit(): Promise<void> {
    for (const { table, name, definition } of this.references)
      await this.client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
    await this.client.query('COMMIT')
  }

  async close(): Promise<void> {
    await this.client.end()
  }

  private async ask(sql: string): Promise<Record<string, string | null>[]> {
    return (await this.client.query(sql)).rows
  }

  private async sequences(): Promise<{ table: string; sequence: string }[]> {
    const tables = (await this.tables()).filter(isContent)
    const found: { table: string; sequence: string }[] = []
    for (const { name, columns } of tables) {
      if (!columns.some((column) => column.name === 'id')) continue
      const place = `public.${quoted(name)}`.replaceAll("'", "''")
      const [row] = await this.ask(`SELECT pg_get_serial_sequence('${place}', 'id') AS sequence`)
      if (typeof row?.['sequence'] === 'string') found.push({ table: name, sequence: row['sequence'] })
    }
    return found
  }
}

function fromPostgres({ form }: Column, text: string | null): Value {
  if (text === null) return null
  if (form === 'boolean') return text === 't'
  if (form === 'number') return numberOf(text)
  return form === 'time' ? fromWallClock(text) : text
}

function toPostgres({ form }: Column, value: Value): string | null {
  if (value === null) return null
  return form === 'time' && typeof value === 'number' ? wallClock(value) : String(value)
}
