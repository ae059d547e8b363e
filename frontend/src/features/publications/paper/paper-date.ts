import { monthNames } from '../../../ui/text/month-names'

interface Dated {
  year: number
  month: number | null
  day: number | null
}

/** `12 March 2020`, `March 2020` or `2020`: as much as is known. */
export function paperDate({ year, month, day }: Dated): string {
  const name = month === null ? undefined : monthNames[month - 1]
  if (name === undefined) return String(year)
  return [day, name, year].filter((part) => part !== null).join(' ')
}

/** The same for `<time datetime>`: `2020-03-12`, `2020-03` or `2020`. */
export const isoPaperDate = ({ year, month, day }: Dated): string =>
  [year, month, month === null ? null : day]
    .filter((part) => part !== null)
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
