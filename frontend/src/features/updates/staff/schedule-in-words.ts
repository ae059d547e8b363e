import { longMoment } from '../../../ui/text/date'
import type { ScheduledUpdateFragment } from './queries.generated'

/** When visitors get an update, in words; undefined where there is nothing to say. */
export function scheduleInWords(
  { publishAt, endAt }: Pick<ScheduledUpdateFragment, 'publishAt' | 'endAt'>,
  now: Date,
): string | undefined {
  if (endAt !== null && new Date(endAt) <= now) return `Was shown until ${longMoment(endAt)}`
  const waits = publishAt !== null && new Date(publishAt) > now
  if (waits && endAt !== null) return `From ${longMoment(publishAt)} until ${longMoment(endAt)}`
  if (waits) return `From ${longMoment(publishAt)}`
  return endAt === null ? undefined : `Until ${longMoment(endAt)}`
}
