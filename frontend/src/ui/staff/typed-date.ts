const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/**
 * `2021-08-12T13:20:00.000Z` → `12 August 2021 at 18:50` for a reader in India. For pages of the browser only: a server
 * does not know the reader's time zone.
 */
export const longMoment = (instant: string) => moment.format(new Date(instant))

/**
 * As the reader's clock shows it, `12/08/2021 18:50`: what `isoMoment` reads. Where that would be another instant, one with
 * seconds or in the hour that a change of the clock repeats, as ISO 8601 has it. For pages of the browser only.
 */
export function shortMoment(instant: string): string {
  const exact = new Date(instant).toISOString()
  const short = typedMoment.format(new Date(instant)).replace(', ', ' ')
  return isoMoment(short) === exact ? short : exact
}

const typedMoment = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * Reads a day and a time as people here write them, `12/08/2021 9:30`, in the time zone of the browser; or an instant of
 * ISO 8601 in UTC.
 *
 * @returns the instant as ISO 8601 in UTC; undefined for what is no day of the calendar or no time of a day
 */
export function isoMoment(text: string): string | undefined {
  const exact = new Date(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text.trim()) ? text.trim() : '')
  if (!Number.isNaN(exact.getTime())) return exact.toISOString()
  const {
    day = '',
    hour = '',
    minute = '',
  } = /^(?<day>\S+?)(?:,?\s+|T)(?<hour>\d{1,2})[:.](?<minute>\d{2})$/.exec(text.trim())?.groups ?? {}
  const moment = new Date(`${isoDay(day) ?? ''}T${hour.padStart(2, '0')}:${minute}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/**
 * Reads a day as people here write it, `12/08/2021` (or with dots or hyphens, or without leading zeros), or as ISO 8601
 * has it.
 *
 * @returns the ISO 8601 calendar date; undefined for what is no day of the calendar
 */
export function isoDay(text: string): string | undefined {
  const written = /^(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>[1-9]\d{3})$/.exec(text.trim())
  const iso = /^(?<year>[1-9]\d{3})-(?<month>\d{2})-(?<day>\d{2})$/.exec(text.trim())
  const { year = '', month = '', day = '' } = (written ?? iso)?.groups ?? {}
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${date}T00:00:00Z`)
  // JavaScript takes 31 April for 1 May.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined
}
