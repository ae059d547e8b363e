import type { InferInput } from 'valibot'
import { imageWordsOf, type StoredWords } from '../../../ui/form/rules/image-words'
import type { FormValues } from '../../../ui/form/editing/use-basis'
import { shortDate } from '../../../ui/text/date'
import type { EventType } from '../../../paths'
import { scheduleValuesOf } from '../../../staff/schedule/schedule'
import type { ScheduledEventFragment } from './queries.generated'
import type { eventSchema } from './schema'

/** An event as the CMS has it. */
type StoredEvent = Partial<
  Pick<
    ScheduledEventFragment,
    | 'title'
    | 'date'
    | 'lastDay'
    | 'startTime'
    | 'endTime'
    | 'place'
    | 'description'
    | 'draft'
    | 'publishAt'
    | 'endAt'
  >
> & {
  event_type?: EventType | undefined
  image?: StoredWords | null
}

/** What the form shows of an event; of a new one only its type. */
export const valuesOf = (stored: StoredEvent): FormValues<InferInput<typeof eventSchema>> => ({
  title: stored.title ?? '',
  date: stored.date ? shortDate(stored.date) : '',
  lastDay: stored.lastDay ? shortDate(stored.lastDay) : '',
  startTime: stored.startTime ?? '',
  endTime: stored.endTime ?? '',
  place: stored.place ?? '',
  description: stored.description ?? '',
  event_type: stored.event_type ?? 'achievements',
  image: undefined,
  imageWords: imageWordsOf(stored.image),
  ...scheduleValuesOf(stored),
})
