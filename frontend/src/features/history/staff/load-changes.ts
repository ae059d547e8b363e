import { askAnew } from '../../../cms/apollo/apollo-browser'
import type { WantedChanges } from './wanted-changes'
import { StaffChangesDocument, type ChangeEntryFragment } from './queries.generated'

const pageLength = 25

interface Changes {
  changes: ChangeEntryFragment[]
  hasMore: boolean
}

/**
 * One page of the history, newest change first.
 *
 * @param before the id of the oldest change of the page before
 */
export async function loadChanges(wanted: WantedChanges, before?: string): Promise<Changes> {
  // One more than is shown tells whether there is a next page.
  const { changes } = await askAnew(StaffChangesDocument, {
    ...wanted,
    limit: pageLength + 1,
    before: before ?? null,
  })
  return { changes: changes.slice(0, pageLength), hasMore: changes.length > pageLength }
}
