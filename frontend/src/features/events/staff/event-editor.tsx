import { useCallback } from 'react'
import { imageSource } from '../../../content/media'
import { askAnew } from '../../../cms/apollo/apollo-browser'
import { StaffData } from '../../../staff/staff-data'
import type { EventItemFragment } from '../queries.generated'
import { EventForm } from './event-form'
import { StaffEventDocument } from './queries.generated'

/** Fetches all of an event, of which the page shows a part, and edits it in its place. */
export function EventEditor({
  event: { documentId, version },
  onDone,
}: {
  event: EventItemFragment
  onDone: () => void
}) {
  // Anew with each version that the page brings.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const load = useCallback(() => askAnew(StaffEventDocument, { documentId }), [documentId, version])
  return (
    <StaffData load={load}>
      {({ event }) =>
        event ? (
          <EventForm
            event={event}
            image={event.image ? imageSource(event.image).src : undefined}
            onDone={onDone}
          />
        ) : (
          <p role="alert">Somebody has deleted this event in the meantime. Reload the page.</p>
        )
      }
    </StaffData>
  )
}
