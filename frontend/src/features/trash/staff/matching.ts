import type { TrashEntryFragment } from './queries.generated'

/** What somebody looks for in the trash; empty where it does not matter. */
export interface Wanted {
  words: string
  type: string
}

/** Capitals and accents do not matter. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** What has each of the words in its title, in any order, and is of the kind. */
export function matching<Item extends Pick<TrashEntryFragment, 'title' | 'type'>>(
  items: readonly Item[],
  { words, type }: Wanted,
): Item[] {
  const parts = plain(words).split(/\s+/)
  return items.filter(
    (item) => (type === '' || item.type === type) && parts.every((part) => plain(item.title).includes(part)),
  )
}
