import type { Census } from '../database/census.ts'

/** What an archive says of itself, as `manifest.json` in it. */
export interface Manifest {
  /** Counts the changes that an older reader does not understand. */
  format: number
  /** When the copy of the database was made, ISO 8601. */
  made: string
  versions: { site: string; strapi: string; node: string }
  /** Where the content was. In the archive it is a file of SQLite in any case. */
  database: 'SQLite' | 'PostgreSQL'
  /** Whether it holds the secrets, the staff password and the passwords of administrators. */
  secrets: boolean
  tables: Census
  files: { count: number; bytes: number }
  /** Files of the media library that were not in the storage: addresses. */
  missing: string[]
}

export const manifestFormat = 1

/** The names in an archive. Everything else in it is a file of the storage, below `uploads/`. */
export const names = {
  database: 'cms.sqlite',
  secrets: 'secrets.env',
  manifest: 'manifest.json',
  /** Of every other entry, as `sha256sum --check` reads it. */
  sums: 'SHA256SUMS',
  uploads: 'uploads/',
} as const

const known: string[] = [names.database, names.secrets, names.manifest, names.sums]

/** A name that an entry may have: it stays in the folder that it is unpacked to, on every system. */
export const isEntryName = (name: string): boolean =>
  known.includes(name) ||
  (name.startsWith(names.uploads) &&
    name.split('/').every((part) => /^[^\\/:\0]+$/.test(part) && part !== '.' && part !== '..'))
