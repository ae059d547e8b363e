import * as v from 'valibot'
import { eventRules, eventTogether } from '../../../cms/staff/rules/event.generated'
import { eventTypes } from '../../../paths'
import { scheduleSchema } from '../../../staff/schedule/schedule-schema'
import { imageWords } from '../../../ui/form/rules/image-words'
import { optional, optionalDay, optionalFile, required, requiredDay } from '../../../ui/form/rules/rules'
import { together } from '../../../ui/form/rules/together'

/** What an event needs, on creation and in its inline form alike. */
export const eventSchema = v.intersect([
  v.object({
    title: required(eventRules.title),
    date: requiredDay(eventRules.date),
    lastDay: optionalDay(),
    startTime: optional(eventRules.startTime),
    endTime: optional(eventRules.endTime),
    place: optional(eventRules.place),
    description: required(eventRules.description),
    event_type: v.picklist(eventTypes, eventRules.event_type.required),
    image: optionalFile(),
    imageWords: imageWords(),
  }),
  scheduleSchema,
  together(eventTogether),
])

export type EventValues = v.InferOutput<typeof eventSchema>
