import { imageSource } from '../../../content/media'
import { WholeDocument } from '../../../staff/whole-document'
import type { EventItemFragment } from '../queries.generated'
import { EventForm } from './event-form'
import { StaffEventDocument } from './queries.generated'

/** Fetches all of an event, of which the page shows a part, and edits it in its place. */
export const EventEditor = ({
  event,
  leaveTo,
  onDone,
}: {
  event: EventItemFragment
  leaveTo: string | undefined
  onDone: () => void
}) => (
  <WholeDocument of={event} word="event" query={StaffEventDocument} find={({ event }) => event}>
    {(event) => (
      <EventForm
        event={event}
        image={event.image ? imageSource(event.image).src : undefined}
        leaveTo={leaveTo}
        onDone={onDone}
      />
    )}
  </WholeDocument>
)
