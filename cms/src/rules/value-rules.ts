import { accept, refuse, type Rule } from './rules'

const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

/** A whole number between two bounds, both allowed; digits in a text are understood. */
export function wholeNumber(label: string, min: number, max: number): Rule {
  return (value) => {
    if (isAbsent(value)) return accept(value === undefined ? undefined : null)
    const number = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value
    if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) {
      return accept(number)
    }
    return refuse(`${label} must be a whole number from ${min} to ${max}`)
  }
}

/** Turns a rule for an optional value into one for a required value. */
export function required(label: string, rule: Rule): Rule {
  return (value) => (isAbsent(value) ? refuse(`${label} is required`) : rule(value))
}

/** `2024-02-29` when that day exists, from a text of that form or from a Date. */
export function readDate(value: unknown): string | undefined {
  const text =
    value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : value
  if (typeof text !== 'string') return undefined
  const day = text.trim().replace(/T00:00:00(\.0+)?Z$/, '')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  // Date rolls 30 February over to March; only a day that comes back unchanged exists.
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : undefined
}

/** A calendar day, stored as `YYYY-MM-DD`. */
export function date(label: string): Rule {
  return (value) => {
    if (isAbsent(value)) return accept(value === undefined ? undefined : null)
    const day = readDate(value)
    return day === undefined ? refuse(`${label} must be a real date, written as 2024-12-31`) : accept(day)
  }
}

/** True when a media value of the document service names no file, in any of the forms it accepts. */
function namesNoFile(value: unknown): boolean {
  if (isAbsent(value)) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object') return false
  if ('set' in value) return namesNoFile(value.set)
  if ('connect' in value) return namesNoFile(value.connect)
  return 'disconnect' in value
}

/** A file of the media library. */
export function requiredFile(label: string): Rule {
  return (value) => (namesNoFile(value) ? refuse(`${label} is required`) : accept(value))
}
