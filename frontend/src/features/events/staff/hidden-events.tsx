import { useCallback } from 'react'
import { imageSource } from '../../../content/media'
import { askAnew } from '../../../cms/apollo/apollo-browser'
import { save } from '../../../cms/staff/save'
import type { EventType } from '../../../paths'
import { ItemControls } from '../../../session/item-controls'
import { useEditing } from '../../../session/use-editing'
import { PublishControl } from '../../../staff/schedule/publish-control'
import { atOnce, isVisible } from '../../../staff/schedule/schedule'
import { HiddenList, ScheduledItem } from '../../../staff/schedule/scheduled-list'
import { useForStaff } from '../../../staff/schedule/use-for-staff'
import { longDate } from '../../../ui/text/date'
import { ScientificText } from '../../../ui/text/scientific-text'
import { DeleteEventDocument } from '../queries.generated'
import { EventForm } from './event-form'
import { StaffEventsDocument, UpdateEventDocument, type ScheduledEventFragment } from './queries.generated'

/** The events of a type that visitors do not get yet or any more. */
export function HiddenEvents({ type }: { type: EventType }) {
  const load = useCallback(() => askAnew(StaffEventsDocument, { type }), [type])
  const found = useForStaff(load, 'What visitors do not see')
  const now = new Date()
  return (
    <HiddenList>
      {(found?.events ?? [])
        .filter((event) => !isVisible(event, now))
        .map((event) => (
          <HiddenEvent key={event.documentId} event={event} />
        ))}
    </HiddenList>
  )
}

function HiddenEvent({ event }: { event: ScheduledEventFragment }) {
  const { documentId, version, title, date, image } = event
  const { editing, edit, done, control } = useEditing(documentId)
  return (
    <ScheduledItem
      schedule={event}
      besides={longDate(date)}
      form={
        editing && (
          <EventForm event={event} image={image ? imageSource(image).src : undefined} onDone={done} />
        )
      }
      controls={
        <>
          <PublishControl
            what={title}
            publish={() => save(UpdateEventDocument, { documentId, data: { ...atOnce, version } })}
          />
          <ItemControls
            ref={control}
            documentId={documentId}
            what={title}
            question="Are you sure you want to delete this event?"
            deletion={DeleteEventDocument}
            onEdit={edit}
          />
        </>
      }
    >
      <ScientificText>{title}</ScientificText>
    </ScheduledItem>
  )
}
