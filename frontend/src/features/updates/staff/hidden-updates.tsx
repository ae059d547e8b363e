import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { HiddenList } from '../../../staff/schedule/scheduled-list'
import type { ScheduledUpdateFragment } from './queries.generated'
import { UpdateItem } from './update-item'

/**
 * The updates that visitors do not get yet or any more.
 *
 * @param props.updates all that have a moment or are drafts
 * @param props.shown the ids of those that visitors get
 */
export function HiddenUpdates({
  updates,
  shown,
  reload,
}: {
  updates: readonly ScheduledUpdateFragment[]
  shown: ReadonlySet<string>
  reload: () => Promise<void>
}) {
  // The page is brought up to date after each change, and this list with it.
  const { state } = useRevalidator()
  useEffect(() => {
    if (state === 'loading') void reload()
  }, [state, reload])

  const hidden = updates.filter(({ documentId }) => !shown.has(documentId))
  return (
    <HiddenList>
      {hidden.map((update) => (
        <UpdateItem key={update.documentId} update={update} isHidden />
      ))}
    </HiddenList>
  )
}
