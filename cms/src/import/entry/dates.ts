/** Beginnings of the names of months in the languages of the reference managers people use. */
const months = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag', 'maj'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aoû', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
]

export interface PublishedOn {
  year?: number
  month?: number
  day?: number
}

const within = (value: number | undefined, most: number): number | undefined =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined

/** `1`, `01`, `jan`, `January`, `5 May`: the month's number. */
export function readMonth(text: string): number | undefined {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  for (const word of words) {
    const index = months.findIndex((names) => names.some((name) => word.startsWith(name)))
    if (index >= 0) return index + 1
  }
  return within(Number(words[0]), 12)
}

/** The first day of `2020-05-17`, `2020/05`, `2020-05-17/2020-05-19`, `17 May 2020` or `2020 May 17`. */
export function readDay(text: string): PublishedOn {
  const numbers = /(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?/.exec(text)
  if (numbers === null) return {}
  const [found, year, month, day] = numbers
  if (month !== undefined) return parts([Number(year), Number(month), Number(day ?? 0)])
  return { ...parts([Number(year)]), ...readDayOfYear(text.replace(found, ' ')) }
}

/** A month and maybe a day of it, as in `NOV`, `OCT 15`, `15 Oct` or `SEP-OCT`, whose first month counts. */
export function readDayOfYear(text: string): Omit<PublishedOn, 'year'> {
  const month = readMonth(text.replace(/\d+/g, ' '))
  const day = within(Number(/(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0]), 31)
  return month === undefined ? {} : { month, ...(day !== undefined && { day }) }
}

/** Year, month and day as CSL lists them. A day without a month says nothing, and a year has four digits at most. */
export function parts([year, month, day]: readonly number[]): PublishedOn {
  const known: PublishedOn = {}
  const inTime = within(year, 9999)
  if (inTime !== undefined) known.year = inTime
  const inYear = within(month, 12)
  if (inYear !== undefined) known.month = inYear
  const inMonth = inYear === undefined ? undefined : within(day, 31)
  if (inMonth !== undefined) known.day = inMonth
  return known
}

/**
 * When something appeared that has a date and, in another field, the year of the paper. The date may have month and day
 * alone, or be that of a conference in another year: then the year of the paper counts.
 */
export function publishedIn(date: string, year: string): PublishedOn {
  const [ofDate, ofPaper] = [readDay(date), readDay(year)]
  if (ofPaper.year === undefined) return ofDate
  if (ofDate.year === undefined) return { ...ofPaper, ...readDayOfYear(date) }
  return ofDate.year === ofPaper.year ? { ...ofPaper, ...ofDate } : ofPaper
}

/** As CSL-JSON has a date. */
export const asCslDate = ({ year, month, day }: PublishedOn) => ({
  'date-parts': [[year, month, day].filter((part) => part !== undefined)],
})
