import type { EventType } from '../../paths'
import { StaffForm } from '../../staff/staff-form'
import { EventFields } from './event-fields'
import type { EventItemFragment } from './queries.generated'
import { saveEvent } from './save-event'
import { eventSchema } from './schema'

const valuesOf = ({ title, date, description, event_type }: Record<string, unknown>) => ({
  title: String(title),
  date: String(date),
  description: String(description),
  event_type: event_type as EventType,
  imageDescription: '',
})

/** An event's form in its place in the list. */
export const EventForm = ({
  event,
  image,
  onDone,
}: {
  event: EventItemFragment
  image: string | undefined
  onDone: () => void
}) => (
  <StaffForm
    schema={eventSchema}
    values={valuesOf(event)}
    draft={`event ${event.documentId}`}
    version={event.version ?? undefined}
    newer={valuesOf}
    save={(values, context) => saveEvent(values, context, event.documentId)}
    failure={(reason) => `The event could not be saved. ${reason}`}
    onSaved={onDone}
    onCancel={onDone}
    takesFocus
  >
    <EventFields image={image} />
  </StaffForm>
)
