import { useSearchParams } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { eventTypes, paths } from '../../../paths'
import { StaffPage } from '../../../session/guard/staff-page'
import { isVisible } from '../../../staff/schedule/schedule'
import { StaffForm } from '../../../staff/staff-form'
import { EventFields } from './event-fields'
import { valuesOf } from './event-values'
import { AddEventDocument } from './queries.generated'
import { saveEvent } from './save-event'
import { eventSchema } from './schema'

export const loader = pageQuery(AddEventDocument)

export const Component = () => (
  <StaffPage title="Add Event">
    <NewEvent />
  </StaffPage>
)

/** The address may name the type: whoever comes from the page of a type adds one of it. */
function NewEvent() {
  const [search] = useSearchParams()
  const type = eventTypes.find((known) => known === search.get('eventType'))
  return (
    <StaffForm
      schema={eventSchema}
      values={valuesOf({ event_type: type })}
      draft="event"
      save={saveEvent}
      submit="Add Event"
      busy="Uploading..."
      success="Event uploaded successfully!"
      shownAt={({ event_type: type, ...event }, documentId) =>
        isVisible(event) ? paths.eventPage(type, documentId) : paths.events(type)
      }
      failure={(reason) => `Failed to upload event. Please try again. ${reason}`}
      isLong
    >
      <EventFields />
    </StaffForm>
  )
}
