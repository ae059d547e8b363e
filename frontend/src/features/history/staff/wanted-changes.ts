import type { ContentKind } from '../../../content/noun'
import { nouns } from '../../../nouns'
import { isoDay } from '../../../ui/staff/typed-date'

/** Which changes are wanted; null where it does not matter. */
export interface WantedChanges {
  type: ContentKind | null
  documentId: string | null
  words: string | null
  /** An instant. */
  since: string | null
}

/** Every kind of content, with its word. */
export const kinds = Object.entries(nouns).map(([kind, { word }]) => ({ kind: kind as ContentKind, word }))

/** Reads what the address names; a day that is none does not matter. @param search its query parameters */
export function wantedIn(search: URLSearchParams): WantedChanges {
  const named = (name: string) => {
    const value = search.get(name)
    return value === '' ? null : value
  }
  const given = search.get('since') ?? ''
  const day = isoDay(given)
  // A day begins when it does where the reader is, as the list shows the moments.
  const since = new Date(day === undefined ? given : `${day}T00:00`)
  return {
    type: kinds.find(({ kind }) => kind === named('type'))?.kind ?? null,
    documentId: named('documentId'),
    words: named('words'),
    since: Number.isNaN(since.valueOf()) ? null : since.toISOString(),
  }
}

export const isAll = (wanted: WantedChanges): boolean =>
  Object.values(wanted).every((value) => value === null)
