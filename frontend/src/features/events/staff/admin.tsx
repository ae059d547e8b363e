import { pageQuery } from '../../../cms/page-query'
import { StaffPage } from '../../../session/guard/staff-page'
import { StaffForm } from '../../../staff/staff-form'
import { EventFields } from './event-fields'
import { valuesOf } from './event-values'
import { AddEventDocument } from './queries.generated'
import { saveEvent } from './save-event'
import { eventSchema } from './schema'

export const loader = pageQuery(AddEventDocument)

export const Component = () => (
  <StaffPage title="Add Event">
    <StaffForm
      schema={eventSchema}
      values={valuesOf({})}
      draft="event"
      save={saveEvent}
      submit="Add Event"
      busy="Uploading..."
      success="Event uploaded successfully!"
      failure="Failed to upload event. Please try again."
    >
      <EventFields />
    </StaffForm>
  </StaffPage>
)
