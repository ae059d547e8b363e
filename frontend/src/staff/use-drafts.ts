import { useSyncExternalStore } from 'react'
import { subscribeToDrafts, waitingDrafts, type WaitingDraft } from '../ui/staff/draft'

/** The drafts that wait in this browser, as they are now. */
export function useDrafts(): WaitingDraft[] {
  // As a text, which is the same as long as nothing has changed.
  const drafts = useSyncExternalStore(
    subscribeToDrafts,
    () => JSON.stringify(waitingDrafts()),
    () => '[]',
  )
  return JSON.parse(drafts) as WaitingDraft[]
}
