// The zone is fixed: a date is the same day on the server and for every visitor.
const short = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' })

/** `2021-08-12` → `12/08/2021`. @param date an ISO 8601 calendar date */
export const shortDate = (date: string) => short.format(new Date(date))

/** `2021-08-12` → `12 August 2021`. @param date an ISO 8601 calendar date, or an instant, of which the day in UTC counts */
export const longDate = (date: string) => long.format(new Date(date))

/**
 * `3–5 March 2026`, `30 March – 2 April 2026`. Not by `formatRange`, whose spaces differ from one browser to the next.
 *
 * @param lastDay none, or the same, for a single day
 */
export function longDays(date: string, lastDay: string | null): string {
  const [first, last] = [longDate(date), longDate(lastDay ?? date)]
  if (first === last) return first
  const [day = '', month = '', year = ''] = first.split(' ')
  if (!last.endsWith(` ${year}`)) return `${first} – ${last}`
  return last.endsWith(` ${month} ${year}`) ? `${day}–${last}` : `${day} ${month} – ${last}`
}
