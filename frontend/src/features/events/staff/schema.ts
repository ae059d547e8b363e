import * as v from 'valibot'
import { eventTypes } from '../../../paths'
import { longText, optional, optionalFile, required, requiredDate } from '../../../ui/form/rules'

/** What an event needs, on creation and in its inline form alike. */
export const eventSchema = v.object({
  title: required('Event title is required', 'Title'),
  date: requiredDate('Event date is required'),
  description: required('Event description is required', 'Description', longText),
  event_type: v.picklist(eventTypes, 'Event type is required'),
  image: optionalFile(),
  imageDescription: optional('Alternative text'),
})

export type EventValues = v.InferOutput<typeof eventSchema>
