import type { ContentKind } from '../cms/staff/trash.generated'
import type { EventType, MemberCategory } from '../paths'

export type { ContentKind }

/** What a document says of where it is shown. */
export interface Whereabouts {
  eventType?: EventType | undefined
  category?: MemberCategory | undefined
}

/** What the staff's pages know of a kind of content. Pages for visitors need none of it. */
export interface Noun {
  /** What one of it is called: "Gallery image". */
  word: string
  /** The page that shows one of it, as far as its whereabouts are known. */
  page: (where: Whereabouts) => string
  /** What the addresses begin with at which each of it has a page of its own. */
  below?: string
  /** Its card on the page where staff begin, if it has a page to be added on. */
  card?: { to: string; title: string; about: string }
}
