import type { UpdateItemFragment } from '../queries.generated'
import type { ScheduledUpdateFragment } from './queries.generated'

/** An update as the CMS has it. */
type StoredUpdate = Partial<Pick<UpdateItemFragment, 'title'>>
type StoredSchedule = Partial<Pick<ScheduledUpdateFragment, 'title' | 'publishAt' | 'endAt'>>

const two = (number: number) => String(number).padStart(2, '0')

/** A moment as `<input type="datetime-local">` takes it, in the time zone of the browser. */
function localMoment(instant: string | null | undefined): string {
  if (!instant) return ''
  const at = new Date(instant)
  const day = `${String(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What the form shows of an update whose moments it does not know: they are not saved. */
export const valuesOf = (stored: StoredUpdate) => ({
  title: stored.title ?? '',
  publishAt: undefined,
  endAt: undefined,
})

/** What the form shows of an update with its moments; nothing of a new one. */
export const scheduledValuesOf = (stored: StoredSchedule) => ({
  ...valuesOf(stored),
  publishAt: localMoment(stored.publishAt),
  endAt: localMoment(stored.endAt),
})
