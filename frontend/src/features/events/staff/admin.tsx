import { pageQuery } from '../../../cms/page-query'
import { Guard } from '../../../session/guard/guard'
import { StaffForm } from '../../../staff/staff-form'
import { Page } from '../../../ui/page/page'
import { EventFields } from './event-fields'
import { valuesOf } from './event-values'
import { AddEventDocument } from '../queries.generated'
import { saveEvent } from './save-event'
import { eventSchema } from './schema'

export const loader = pageQuery(AddEventDocument)

export const Component = () => (
  <Page title="Add Event" description="For the staff of the group." index={false}>
    <Guard>
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
    </Guard>
  </Page>
)
