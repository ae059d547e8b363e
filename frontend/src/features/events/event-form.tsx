import { useRef } from 'react'
import { eventTitles } from '../../cms/event-titles'
import { paths, type EventType } from '../../paths'
import { StaffForm } from '../../staff/staff-form'
import { useTell } from '../../ui/notices'
import { focusPage } from '../../ui/page-focus'
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
export function EventForm({
  event,
  image,
  onDone,
}: {
  event: EventItemFragment
  image: string | undefined
  onDone: () => void
}) {
  const tell = useTell()
  const leaves = useRef(false)
  return (
    <StaffForm
      schema={eventSchema}
      values={valuesOf(event)}
      draft={`event ${event.documentId}`}
      version={event.version ?? undefined}
      newer={valuesOf}
      save={async (values, context) => {
        await saveEvent(values, context, event.documentId)
        const { title, event_type: type } = values
        leaves.current = type !== event.event_type
        if (!leaves.current) return
        // It leaves this list, and with it the form that has the focus.
        focusPage()
        tell({
          kind: 'done',
          text: `${title} is now under ${eventTitles[type]}.`,
          link: { label: 'Go there', to: paths.events(type) },
        })
      }}
      failure={(reason) => `The event could not be saved. ${reason}`}
      onSaved={() => {
        // The item in the form's place would take the focus with it.
        if (!leaves.current) onDone()
      }}
      onCancel={onDone}
      takesFocus
    >
      <EventFields image={image} />
    </StaffForm>
  )
}
