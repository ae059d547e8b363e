/** What a column holds, whatever each database calls it. */
export type Form = 'text' | 'number' | 'boolean' | 'time' | 'json'

export interface Column {
  name: string
  form: Form
  /** Most characters that the database takes; undefined for any number. */
  longest?: number
}

export interface Table {
  name: string
  columns: Column[]
}

/** A time is in ms since 1970, JSON a text. */
export type Value = string | number | boolean | null
export type Row = Readonly<Record<string, Value>>

/** Where content is read from; all of it as it was at one moment. */
export interface Database {
  readonly kind: 'SQLite' | 'PostgreSQL'
  tables: () => Promise<Table[]>
  rows: (table: Table) => AsyncIterable<Row>
  /** By table, the last id that it has given away: one that was deleted must not come again. */
  lastIds: () => Promise<Map<string, number>>
  close: () => Promise<void> | void
}

/** Where content is copied to: in one transaction, or in a file that is nobody's yet. */
export interface Target extends Database {
  begin: () => Promise<void>
  addTable: (table: Table) => Promise<void>
  addColumn: (table: Table, column: Column) => Promise<void>
  empty: (tables: Table[]) => Promise<void>
  insert: (table: Table, rows: Row[]) => Promise<void>
  setLastIds: (ids: Map<string, number>) => Promise<void>
  /** @throws Error when rows refer to others that are not there */
  commit: () => Promise<void>
}

const forms: readonly (readonly [RegExp, Form])[] = [
  [/^bool/, 'boolean'],
  [/^json/, 'json'],
  [/^(datetime|timestamp)/, 'time'],
  [/^(int|bigint|smallint|float|double|real|numeric|decimal)/, 'number'],
]

/** @param declared the type as the database names it */
export const formOf = (declared: string): Form =>
  forms.find(([pattern]) => pattern.test(declared.toLowerCase()))?.[1] ?? 'text'

/** @throws Error when JavaScript would round it */
export function numberOf(text: string): number {
  const number = Number(text)
  if (/^-?\d+$/.test(text) && !Number.isSafeInteger(number)) throw new Error(`${text} is too large to copy`)
  return number
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * Strapi's note of what it made the tables from. It belongs to the tables, not to the content, so that each database keeps
 * its own.
 */
const ofTheTables = 'strapi_database_schema'

export const isContent = ({ name }: Table): boolean => name !== ofTheTables
