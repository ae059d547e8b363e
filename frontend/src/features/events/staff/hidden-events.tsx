import { imageSource } from '../../../content/media'
import { askAnew } from '../../../cms/apollo/apollo-browser'
import type { EventType } from '../../../paths'
import { HiddenThing, type ScheduledKind } from '../../../staff/schedule/hidden-thing'
import { HiddenList } from '../../../staff/schedule/scheduled-list'
import { useForStaff } from '../../../staff/schedule/use-for-staff'
import { longDays } from '../../../ui/text/date'
import { ScientificText, unicodeText } from '../../../ui/text/scientific-text'
import { DeleteEventDocument } from '../queries.generated'
import { EventForm } from './event-form'
import { StaffHiddenEventsDocument, UpdateEventDocument } from './queries.generated'

const ofEvents: ScheduledKind = {
  kind: 'event',
  question: 'Are you sure you want to delete this event?',
  deletion: DeleteEventDocument,
  change: UpdateEventDocument,
}

const load = () => askAnew(StaffHiddenEventsDocument, {})

/** The events of a type that visitors do not get yet or any more. */
export function HiddenEvents({ type }: { type: EventType }) {
  const found = useForStaff(load, 'What visitors do not see')
  const events = found?.hidden.events.filter((event) => event.event_type === type) ?? []
  return (
    <HiddenList>
      {events.map((event) => (
        <HiddenThing
          key={event.documentId}
          of={ofEvents}
          thing={event}
          what={unicodeText(event.title)}
          besides={longDays(event.date, event.lastDay)}
          form={(onDone) => (
            <EventForm
              event={event}
              image={event.image ? imageSource(event.image).src : undefined}
              onDone={onDone}
            />
          )}
        >
          <ScientificText>{event.title}</ScientificText>
        </HiddenThing>
      ))}
    </HiddenList>
  )
}
