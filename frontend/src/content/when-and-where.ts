import { longDays } from '../ui/text/date'

/** When an event is, and where; each but the day may be unknown. Times are those of the clock there: `15:00`. */
export interface WhenAndWhere {
  date: string
  lastDay: string | null
  startTime: string | null
  endTime: string | null
  place: string | null
}

/** Whether an event has a last day beside its first. */
export const isOfSeveralDays = ({ date, lastDay }: Pick<WhenAndWhere, 'date' | 'lastDay'>): boolean =>
  lastDay !== null && lastDay > date

/** What is said of an event that today is a day of. */
export const todayInWords = (event: Pick<WhenAndWhere, 'date' | 'lastDay'>): string =>
  isOfSeveralDays(event) ? 'Now on' : 'Today'

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
  const days = (withDay || isOfSeveralDays({ date, lastDay })) && longDays(date, lastDay)
  const times =
    startTime === null && endTime ? `until ${endTime}` : [startTime, endTime].filter(Boolean).join('–')
  return [[days, times].filter(Boolean).join(', '), place].filter(Boolean).join(' · ')
}
