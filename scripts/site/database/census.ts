import { createHash } from 'node:crypto'
import { isContent, type Database, type Form, type Row, type Table, type Value } from './table.ts'

/** By table, how many rows it has, and a digest of them that is the same in whatever order and database they are. */
export type Census = Record<string, { rows: number; digest: string }>

/** @param asWallClock times as PostgreSQL keeps them for Strapi, see {@link wallClock} */
export async function censusOf(database: Database, asWallClock = false): Promise<Census> {
  const census: Census = {}
  for (const table of (await database.tables()).filter(isContent)) {
    let [rows, sum] = [0, 0n]
    for await (const row of database.rows(table)) {
      rows += 1
      sum = BigInt.asUintN(256, sum + BigInt(`0x${hashOf(table, row, asWallClock)}`))
    }
    census[table.name] = { rows, digest: sum.toString(16).padStart(64, '0') }
  }
  return census
}

export const rowsIn = (census: Census): number =>
  Object.values(census).reduce((sum, { rows }) => sum + rows, 0)

/** @returns in words, each table that is not the same; none when all are. An empty one may be missing */
export function sameCensus(before: Census, after: Census): string[] {
  const empty = { rows: 0, digest: '' }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [one, other] = [before[name] ?? empty, after[name] ?? empty]
    if (one.rows !== other.rows) return [`${name} has ${other.rows} rows instead of ${one.rows}`]
    return one.rows > 0 && one.digest !== other.digest ? [`the rows of ${name} are not the same`] : []
  })
}

function hashOf({ columns }: Table, row: Row, asWallClock: boolean): string {
  const values = columns
    .map(({ name, form }) => [name, canonical(form, row[name] ?? null, asWallClock)] as const)
    // A column that only one of the databases has is empty in the other.
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}

function canonical(form: Form, value: Value, asWallClock: boolean): Value {
  if (form === 'json' && typeof value === 'string') return sortedJson(value)
  if (form === 'time' && typeof value === 'number' && asWallClock) return fromWallClock(wallClock(value))
  return value
}

/** PostgreSQL does not keep the order of an object's keys (`jsonb`). */
function sortedJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
        : value,
    )
  } catch {
    // A text that is no JSON is compared as it is.
    return text
  }
}

/**
 * Strapi keeps times in PostgreSQL without their zone, in that of its process. So the hour that comes twice in autumn is one
 * hour there, and can only be compared as such.
 */
export function wallClock(time: number): string {
  const date = new Date(time)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')
  return `${day} ${clock}.${String(date.getMilliseconds()).padStart(3, '0')}`
}

/** Without a zone, ECMAScript takes it as local (ECMA-262 §21.4.1.32). */
export const fromWallClock = (text: string): number => Date.parse(text.replace(' ', 'T'))
