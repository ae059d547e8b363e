import { useRef } from 'react'
import { eventTitles } from '../../../content/event-titles'
import { paths } from '../../../paths'
import { useLeaveHidden } from '../../../staff/schedule/use-leave-hidden'
import { StaffForm } from '../../../staff/staff-form'
import { useTell } from '../../../ui/feedback/notices'
import { focusPage } from '../../../ui/page/page-focus'
import { unicodeText } from '../../../ui/text/scientific-text'
import { EventFields } from './event-fields'
import { valuesOf } from './event-values'
import type { ScheduledEventFragment } from './queries.generated'
import { saveEvent } from './save-event'
import { eventSchema, type EventValues } from './schema'

/** An event's form in its place in the list. */
export function EventForm({
  event,
  image,
  leaveTo,
  onDone,
}: {
  event: ScheduledEventFragment
  image: string | undefined
  /** Where to go from a page that is about the event, when it is hidden. */
  leaveTo?: string | undefined
  onDone: () => void
}) {
  const tell = useTell()
  const { leaves, leave } = useLeaveHidden(leaveTo)
  const saved = useRef<EventValues>(null)
  return (
    <StaffForm
      schema={eventSchema}
      values={valuesOf(event)}
      documentId={event.documentId}
      draft={`event ${event.documentId}`}
      version={event.version ?? undefined}
      newer={valuesOf}
      save={async (values, context) => {
        await saveEvent(values, context, event)
        saved.current = values
      }}
      failure={(reason) => `The event could not be saved. ${reason}`}
      leaves={leaves}
      onSaved={() => {
        if (saved.current && leaves(saved.current)) {
          void leave(unicodeText(saved.current.title), saved.current, onDone)
          return
        }
        if (!saved.current || saved.current.event_type === event.event_type) {
          onDone()
          return
        }
        // The event leaves this list, and with it the form that has the focus.
        focusPage()
        const { title, event_type: type } = saved.current
        tell({
          kind: 'done',
          text: `${title} is now under ${eventTitles[type]}.`,
          link: { label: 'Go there', to: paths.events(type) },
        })
      }}
      onCancel={onDone}
      takesFocus
      isLong
    >
      <EventFields image={image} />
    </StaffForm>
  )
}
