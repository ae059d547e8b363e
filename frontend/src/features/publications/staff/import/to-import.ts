import type { Entry } from './entry'

/** What is sent of an entry: its publication, and the stored one that it changes; nothing of one that has none. */
export function toImport({ publication, existing }: Entry) {
  if (!publication) return []
  const { authors, ...texts } = publication
  const data = { ...texts, authors: authors.map((name) => ({ name })) }
  return [{ data, ...(existing && { documentId: existing.documentId, version: existing.version }) }]
}
