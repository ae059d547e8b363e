import { eventTitles } from '../../../content/event-titles'
import { eventTypes } from '../../../paths'
import { ScheduleFields } from '../../../staff/schedule/schedule-fields'
import { Select, TextArea, TextField } from '../../../ui/form/field'
import { ImageField } from '../../../ui/form/image-field'

/** The fields of an event. @param props.image address of the image it has now */
export const EventFields = ({ image }: { image?: string | undefined }) => (
  <>
    <TextField name="title" label="Title" required />
    <TextField name="date" label="Date" type="date" required />
    <TextArea name="description" label="Description" required />
    <Select
      name="event_type"
      label="Event type"
      required
      options={eventTypes.map((value) => ({ value, label: eventTitles[value] }))}
    />
    <ImageField name="image" label="Image" current={image} removable />
    <ScheduleFields />
  </>
)
