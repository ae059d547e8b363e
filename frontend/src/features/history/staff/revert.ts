import type { Whereabouts } from '../../../content/noun'
import { nouns } from '../../../nouns'
import { save } from '../../../cms/staff/save'
import { eventTypes, memberCategories } from '../../../paths'
import { RevertChangeDocument, type ChangeEntryFragment } from './queries.generated'

/**
 * Puts what a change has changed back to its state before.
 *
 * @returns the change that this makes, and the page that shows the result
 * @throws what `save` throws; SaveError with the reason when it cannot be taken back
 */
export async function revert({
  id,
}: ChangeEntryFragment): Promise<{ made: ChangeEntryFragment; page: string }> {
  const { revertChange: made } = await save(RevertChangeDocument, { id })
  return { made, page: nouns[made.type].page(whereOf(made.after)) }
}

/** The part of its address that a document says about itself. @param document as the history keeps it */
function whereOf(document: unknown): Whereabouts {
  if (typeof document !== 'object' || document === null) return {}
  const { event_type, category } = document as Record<string, unknown>
  return {
    eventType: eventTypes.find((type) => type === event_type),
    category: memberCategories.find((known) => known === category),
  }
}
