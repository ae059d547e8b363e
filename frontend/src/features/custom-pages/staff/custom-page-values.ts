import type { InferInput } from 'valibot'
import { scheduleValuesOf } from '../../../staff/schedule/schedule'
import type { FormValues } from '../../../ui/form/editing/use-editing-form'
import { imageWordsOf, type StoredWords } from '../../../ui/form/rules/image-words'
import type { ScheduledPageFragment } from './queries.generated'
import type { customPageSchema } from './schema'

/** A page as the CMS has it. */
type StoredPage = Partial<
  Pick<ScheduledPageFragment, 'title' | 'text' | 'menu' | 'position' | 'draft' | 'publishAt' | 'endAt'>
> & { image?: StoredWords | null }

/** What the form shows of a page; nothing of a new one. */
export const valuesOf = (stored: StoredPage): FormValues<InferInput<typeof customPageSchema>> => ({
  title: stored.title ?? '',
  text: stored.text ?? '',
  image: undefined,
  imageWords: imageWordsOf(stored.image),
  menu: stored.menu ?? 'footer',
  position: stored.position?.toString() ?? '',
  ...scheduleValuesOf(stored),
})
