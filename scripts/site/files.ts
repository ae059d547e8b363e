import type { Database } from './database/table.ts'

const prefix = '/uploads/'

/** Every file that the media library names, images and their smaller copies, as a place below the folder of uploads. */
export async function namedFiles(database: Database): Promise<Set<string>> {
  const named = new Set<string>()
  const table = (await database.tables()).find(({ name }) => name === 'files')
  if (table === undefined) return named
  for await (const { url, formats } of database.rows(table)) {
    const copies =
      typeof formats === 'string' ? (JSON.parse(formats) as Record<string, { url?: unknown }> | null) : null
    for (const address of [url, ...Object.values(copies ?? {}).map((copy) => copy.url)])
      if (typeof address === 'string' && address.startsWith(prefix)) named.add(address.slice(prefix.length))
  }
  return named
}
