import { scheduleValuesOf } from '../../../staff/schedule/schedule'
import type { ScheduledUpdateFragment } from './queries.generated'

/** An update as the CMS has it. */
type StoredUpdate = Partial<Pick<ScheduledUpdateFragment, 'title' | 'draft' | 'publishAt' | 'endAt'>>

/** What the form shows of an update; nothing of a new one. */
export const valuesOf = (stored: StoredUpdate) => ({
  title: stored.title ?? '',
  ...scheduleValuesOf(stored),
})
