import { askAnew } from '../../../../cms/apollo/apollo-browser'
import { StaffInboxDocument, type InboxFragment } from './queries.generated'

/** What waits in the inbox, and when papers were looked for. */
export async function readInbox(): Promise<InboxFragment> {
  const { inbox } = await askAnew(StaffInboxDocument, {})
  return inbox
}
