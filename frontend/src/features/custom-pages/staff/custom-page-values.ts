import type { InferInput } from 'valibot'
import { readOptionalPicture, readPictures } from '../../../staff/pictures/picture'
import { scheduleValuesOf } from '../../../staff/schedule/schedule'
import type { FormValues } from '../../../ui/form/editing/use-basis'
import type { ScheduledPageFragment } from './queries.generated'
import type { customPageSchema } from './schema'

/** A page as the CMS has it. */
type StoredPage = Partial<
  Pick<
    ScheduledPageFragment,
    'title' | 'text' | 'menu' | 'position' | 'slug' | 'draft' | 'publishAt' | 'endAt'
  >
> & { image?: unknown; images?: unknown }

/** What the form shows of a page; nothing of a new one. */
export const valuesOf = (stored: StoredPage): FormValues<InferInput<typeof customPageSchema>> => ({
  title: stored.title ?? '',
  text: stored.text ?? '',
  images: readPictures(stored.images),
  image: readOptionalPicture(stored.image),
  menu: stored.menu ?? 'footer',
  position: stored.position?.toString() ?? '',
  slug: stored.slug ?? '',
  ...scheduleValuesOf(stored),
})
