import { ask } from '../../../cms/ask'
import type { ContentKind } from '../../../content/noun'
import { nouns } from '../../../nouns'
import { restoreDocument } from '../../../cms/restore'
import { WhereaboutsDocument } from './queries.generated'

/**
 * Brings something back out of the trash.
 *
 * @returns the address of the page on which it is again
 * @throws what `save` throws
 */
export async function bringBack(documentId: string, kind: ContentKind): Promise<string> {
  await restoreDocument(documentId)
  if (kind !== 'event' && kind !== 'member') return nouns[kind].page({})
  // It is back, also when nobody says on which of the pages.
  const { event, member } = await ask(WhereaboutsDocument, { documentId }).catch((error: unknown) => {
    console.warn('Where it is again could not be asked.', error)
    return { event: null, member: null }
  })
  return nouns[kind].page({ eventType: event?.event_type, category: member?.category })
}
