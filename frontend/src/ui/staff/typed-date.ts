import { monthNames } from '../text/month-names'

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

/** A day, and a time at the end of it: `9:30`, `at 9.30`, `3 pm`. */
const timeAtEnd =
  /^(?<day>.+?)(?:,?\s+(?:at\s+)?|T)(?<time>(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?:\s*(?<half>[ap])\.?m\.?)?)$/i

/** What is typed as a day, and as the time after it: blank where there is none. */
export function partsOfMoment(text: string): { day: string; time: string } {
  const { day = text.trim(), time = '' } = timeAtEnd.exec(text.trim())?.groups ?? {}
  return { day, time }
}

/**
 * Reads a day and a time as people here write them, `12/08/2021 9:30` or `12 August 2021, 3 pm`, in the time zone of the
 * browser; or an instant of ISO 8601 in UTC.
 *
 * @returns the instant as ISO 8601 in UTC; undefined for what is no day of the calendar or no time of a day
 */
export function isoMoment(text: string): string | undefined {
  const exact = new Date(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text.trim()) ? text.trim() : '')
  if (!Number.isNaN(exact.getTime())) return exact.toISOString()
  const { day = '', hour = '', minute, half } = timeAtEnd.exec(text.trim())?.groups ?? {}
  const moment = new Date(`${isoDay(day) ?? ''}T${hourOfDay(hour, half)}:${minute ?? (half ? '00' : '')}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** Two digits; of what is no hour of half a day something that no clock shows. @param half `a` or `p` */
function hourOfDay(hour: string, half: string | undefined): string {
  if (half === undefined) return hour.padStart(2, '0')
  if (Number(hour) < 1 || Number(hour) > 12) return ''
  return String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')
}

/** `12th August 2021`, `12-Aug-2021`; `Aug. 12, 2021`. */
const daysInWords = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<month>[a-z]{3,})[.,]?[\s-]+(?<year>[1-9]\d{3})$/i,
  /^(?<month>[a-z]{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>[1-9]\d{3})$/i,
]

/** A day whose month is a word, with its number instead. */
function wordedDay(text: string): Record<string, string> | undefined {
  const {
    day = '',
    month = '',
    year = '',
  } = daysInWords.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined) ?? {}
  const at = monthNames.findIndex((name) => name.toLowerCase().startsWith(month.toLowerCase()))
  return month === '' || at === -1 ? undefined : { day, month: String(at + 1), year }
}

/**
 * Reads a day as people here write it, `12/08/2021` (or with dots or hyphens, or without leading zeros) or `12 August 2021`, or
 * as ISO 8601 has it. Two digits are no year: `21/08/12` is another day for everybody.
 *
 * @returns the ISO 8601 calendar date; undefined for what is no day of the calendar
 */
export function isoDay(text: string): string | undefined {
  const written = /^(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>[1-9]\d{3})$/.exec(text.trim())
  const iso = /^(?<year>[1-9]\d{3})-(?<month>\d{2})-(?<day>\d{2})$/.exec(text.trim())
  const { year = '', month = '', day = '' } = (written ?? iso)?.groups ?? wordedDay(text.trim()) ?? {}
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${date}T00:00:00Z`)
  // JavaScript takes 31 April for 1 May.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined
}
