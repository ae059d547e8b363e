import { eventTitles } from '../../../content/event-titles'
import { eventTypes } from '../../../paths'
import { ImageField } from '../../../staff/image-field'
import { ScheduleFields } from '../../../staff/schedule/schedule-fields'
import { DateField, Select, TextField } from '../../../ui/form/fields/field'
import { FormattedTextArea } from '../../../ui/form/fields/formatted-text-area'
import { linesHint } from '../../../ui/form/fields/text-hint'

/** The fields of an event. @param props.image address of the image it has now */
export const EventFields = ({ image }: { image?: string | undefined }) => (
  <>
    <TextField name="title" label="Title" required isWide />
    <DateField name="date" label="Date" required />
    <DateField name="lastDay" label="Last day" hint="Of an event of several days." />
    <TextField name="startTime" label="Begins at" placeholder="15:00" />
    <TextField name="endTime" label="Ends at" placeholder="16:00" />
    <TextField
      name="place"
      label="Place"
      hint="Where one has to go, or the address of an online meeting."
      isWide
    />
    <FormattedTextArea name="description" label="Description" required hint={linesHint} />
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
