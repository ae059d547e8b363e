import type { Sqlite } from './database/sqlite.ts'

const prefix = '/uploads/'

/** Every file that the media library names, images and their smaller copies, as a place below the folder of uploads. */
export function storedFiles(database: Sqlite): Set<string> {
  const addresses = database.ask('SELECT url, formats FROM files').flatMap(({ url, formats }) => {
    const copies =
      typeof formats === 'string' ? (JSON.parse(formats) as Record<string, { url?: unknown }> | null) : null
    return [url, ...Object.values(copies ?? {}).map((copy) => copy.url)]
  })
  return new Set(
    addresses
      .filter((address) => typeof address === 'string')
      .filter((address) => address.startsWith(prefix))
      .map((address) => address.slice(prefix.length)),
  )
}
