import { longMoment } from '../../ui/staff/typed-date'
import type { Schedule } from './schedule'

/** When visitors get something, in words; undefined where there is nothing to say. */
export function scheduleInWords({ draft, publishAt, endAt }: Schedule, now = new Date()): string | undefined {
  if (draft === true) return 'Draft'
  if (endAt !== null && new Date(endAt) <= now) return `Gone since ${longMoment(endAt)}`
  const waits = publishAt !== null && new Date(publishAt) > now
  if (waits && endAt !== null) return `From ${longMoment(publishAt)} until ${longMoment(endAt)}`
  if (waits) return `From ${longMoment(publishAt)}`
  return endAt === null ? undefined : `Until ${longMoment(endAt)}`
}
