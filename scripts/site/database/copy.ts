import { censusOf, sameCensus, type Census } from './census.ts'
import { isContent, type Database, type Row, type Table, type Target } from './table.ts'

/** Rows that are held at once. */
const batch = 500

/**
 * Copies every table with everything in it, and compares. What was in the target's tables before is gone then.
 * @param target has the tables that this version of the site makes; what else the source has is added to them
 * @returns what was copied
 * @throws Error when a value does not fit, or the rows are not the same afterwards; then nothing has changed
 */
export async function copyDatabase(source: Database, target: Target): Promise<Census> {
  const tables = (await source.tables()).filter(isContent)
  await needToFit(source, tables, target)
  await target.begin()
  await complete(tables, target)
  await target.empty((await target.tables()).filter(isContent))
  const places = new Map((await target.tables()).map((table) => [table.name, table]))
  for (const table of tables) {
    // What a value is, the target's column says; what there is to copy, the source.
    const forms = new Map(places.get(table.name)?.columns.map(({ name, form }) => [name, form]))
    const columns = table.columns.map((column) => ({
      ...column,
      form: forms.get(column.name) ?? column.form,
    }))
    let rows: Row[] = []
    const send = () => target.insert({ name: table.name, columns }, rows)
    for await (const row of source.rows(table)) {
      rows.push(row)
      if (rows.length < batch) continue
      await send()
      rows = []
    }
    await send()
  }
  await target.setLastIds(await source.lastIds())
  const asWallClock = [source, target].some(({ kind }) => kind === 'PostgreSQL')
  const before = await censusOf(source, asWallClock)
  const differences = sameCensus(before, await censusOf(target, asWallClock))
  if (differences.length > 0)
    throw new Error(`The copy is not the same as what was copied: ${differences.join('; ')}.`)
  await target.commit()
  return before
}

/** Adds what a plugin or another version of the site has left in the source. */
async function complete(tables: Table[], target: Target): Promise<void> {
  const present = new Map((await target.tables()).map((table) => [table.name, table]))
  for (const table of tables) {
    const found = present.get(table.name)
    if (found === undefined) await target.addTable(table)
    else
      for (const column of table.columns)
        if (!found.columns.some(({ name }) => name === column.name)) await target.addColumn(table, column)
  }
}

/** PostgreSQL keeps to the length of a column, SQLite does not. @throws Error that names each text that is too long */
async function needToFit(source: Database, tables: Table[], target: Database): Promise<void> {
  const limits = new Map(
    (await target.tables()).map(({ name, columns }) => [name, columns.filter(({ longest }) => longest)]),
  )
  const problems: string[] = []
  for (const table of tables) {
    const limited = limits.get(table.name) ?? []
    if (limited.length === 0) continue
    for await (const row of source.rows(table))
      for (const { name, longest = 0 } of limited) {
        const value = row[name]
        // Characters as PostgreSQL counts them, code points.
        if (typeof value === 'string' && value.length > longest && Array.from(value).length > longest)
          problems.push(
            `${table.name}.${name} of the row ${String(row['id'])} has more than ${longest} characters`,
          )
      }
  }
  if (problems.length > 0)
    throw new Error(
      `These texts do not fit, shorten them first. Nothing was changed.\n- ${problems.join('\n- ')}`,
    )
}
