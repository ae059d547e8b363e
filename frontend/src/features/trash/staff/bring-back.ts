import { askAnew } from '../../../cms/apollo/apollo-browser'
import type { ContentKind, Whereabouts } from '../../../content/noun'
import { nouns } from '../../../nouns'
import { restoreDocument } from '../../../cms/restore'
import { RestoredMemberDocument, StaffRestoredEventDocument } from './queries.generated'

/**
 * Brings something back out of the trash.
 *
 * @returns the address of the page on which it is again
 * @throws what `save` throws
 */
export async function bringBack(documentId: string, kind: ContentKind): Promise<string> {
  await restoreDocument(documentId)
  // It is back, also when nobody says on which of the pages.
  const where = await whereabouts(documentId, kind).catch((error: unknown) => {
    console.warn('Where it is again could not be asked.', error)
    return {}
  })
  return nouns[kind].page(where)
}

async function whereabouts(documentId: string, kind: ContentKind): Promise<Whereabouts> {
  if (kind === 'event') {
    const { event } = await askAnew(StaffRestoredEventDocument, { documentId })
    return { eventType: event?.event_type }
  }
  if (kind === 'member') {
    const { member } = await askAnew(RestoredMemberDocument, { documentId })
    return { category: member?.category }
  }
  return {}
}
