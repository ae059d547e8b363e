import type { InferInput } from 'valibot'
import { imageWordsOf, type StoredWords } from '../../../ui/form/image-words'
import type { FormValues } from '../../../ui/form/use-editing-form'
import type { EventType } from '../../../paths'
import type { EventItemFragment } from '../queries.generated'
import type { eventSchema } from './schema'

/** An event as the CMS has it. */
type StoredEvent = Partial<Pick<EventItemFragment, 'title' | 'date' | 'description'>> & {
  event_type?: EventType | undefined
  image?: StoredWords | null
}

/** What the form shows of an event; of a new one only its type. */
export const valuesOf = (stored: StoredEvent): FormValues<InferInput<typeof eventSchema>> => ({
  title: stored.title ?? '',
  date: stored.date ?? '',
  description: stored.description ?? '',
  event_type: stored.event_type ?? 'achievements',
  image: undefined,
  imageWords: imageWordsOf(stored.image),
})
