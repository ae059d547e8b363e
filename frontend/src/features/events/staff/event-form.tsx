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
import { eventSchema } from './schema'

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
  return (
    <StaffForm
      schema={eventSchema}
      values={valuesOf(event)}
      documentId={event.documentId}
      draft={`event ${event.documentId}`}
      version={event.version ?? undefined}
      newer={valuesOf}
      save={(values, context) => saveEvent(values, context, event)}
      failure={(reason) => `The event could not be saved. ${reason}`}
      leaves={leaves}
      onSaved={(saved) => {
        const { title, event_type: type } = saved
        if (leaves(saved)) {
          void leave(unicodeText(title), saved, onDone)
          return
        }
        if (type === event.event_type) {
          onDone()
          return
        }
        // The event leaves this list, and with it the form that has the focus.
        focusPage()
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
