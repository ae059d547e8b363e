import { longDays } from '../ui/text/date'

/** When an event is, and where; each but the day may be unknown. Times are those of the clock there: `15:00`. */
export interface WhenAndWhere {
  date: string
  lastDay: string | null
  startTime: string | null
  endTime: string | null
  place: string | null
}

/**
 * `15:00–16:00 · Seminar hall`, beside which the first day is shown; of several days `3–5 March 2026, 09:00 · Seminar hall`.
 * Empty where nothing is known.
 *
 * @param withDay whether a single day is said too
 */
export function whenAndWhere(
  { date, lastDay, startTime, endTime, place }: WhenAndWhere,
  { withDay = false } = {},
): string {
  const isLonger = lastDay !== null && lastDay > date
  const days = (withDay || isLonger) && longDays(date, lastDay)
  const times = [startTime, startTime && endTime].filter(Boolean).join('–')
  return [[days, times].filter(Boolean).join(', '), place].filter(Boolean).join(' · ')
}
