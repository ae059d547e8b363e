import { accept, refuse, type Rule } from './rules'

const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

interface Bounds {
  min: number
  max: number
  /** What is said of a number that lies outside, or is none. */
  message?: string
}

/** A whole number between two bounds, both allowed; digits in a text are understood. */
export function wholeNumber(label: string, { min, max, message = between(label, min, max) }: Bounds): Rule {
  return {
    label,
    limits: { min: { value: min, message }, max: { value: max, message } },
    check: (value) => {
      if (isAbsent(value)) return accept(value === undefined ? undefined : null)
      const number = readWholeNumber(value)
      return number !== undefined && number >= min && number <= max ? accept(number) : refuse(message)
    },
  }
}

const between = (label: string, min: number, max: number) =>
  `${label} must be a whole number from ${min} to ${max}`

export function readWholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}

/** Turns a rule for an optional value into one for a required value. */
export function required(rule: Rule, missing = `${rule.label} is required`): Rule {
  return {
    ...rule,
    limits: { required: missing, ...rule.limits },
    check: (value) => (isAbsent(value) ? refuse(missing) : rule.check(value)),
  }
}

/** Yes or no, and no where nothing is given. */
export const yesOrNo = (label: string): Rule => ({
  label,
  limits: {},
  check: (value) => accept(value === null ? false : value),
})

/** A yes, or nothing: a field that came later says the same of what is older and of what is new. */
export const yesOrNothing = (label: string): Rule => ({
  label,
  limits: {},
  check: (value) => accept(value === false ? null : value),
})

/** `2024-02-29` when that day exists, from a text of that form or from a Date. */
export function readDate(value: unknown): string | undefined {
  const text =
    value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : value
  if (typeof text !== 'string') return undefined
  const day = text.trim().replace(/T00:00:00(\.0+)?Z$/, '')
  // A year such as 0026 is 2026 mistyped.
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(day)) return undefined
  // Date rolls 30 February over to March; only a day that comes back unchanged exists.
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : undefined
}

/** A calendar day, stored as `YYYY-MM-DD`. */
export function date(label: string): Rule {
  const message = `${label} must be a real date, written as 2024-12-31`
  return {
    label,
    limits: { format: { value: 'date', message } },
    check: (value) => {
      if (isAbsent(value)) return accept(value === undefined ? undefined : null)
      const day = readDate(value)
      return day === undefined ? refuse(message) : accept(day)
    },
  }
}

/** A moment, stored as ISO 8601 in UTC: `2027-03-01T08:00:00.000Z`. */
export function moment(label: string): Rule {
  const message = `${label} must be a day and a time, written as 2027-03-01T09:00:00Z`
  return {
    label,
    limits: {},
    check: (value) => {
      if (isAbsent(value)) return accept(value === undefined ? undefined : null)
      const time = value instanceof Date ? value : new Date(typeof value === 'string' ? value : NaN)
      return Number.isNaN(time.getTime()) ? refuse(message) : accept(time.toISOString())
    },
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

/** A file of the media library, or several, that may be missing. */
export const file = (label: string): Rule => ({ label, limits: {}, check: accept })

/** A file of the media library. */
export function requiredFile(label: string): Rule {
  const missing = `${label} is required`
  return {
    ...file(label),
    limits: { required: missing },
    check: (value) => (namesNoFile(value) ? refuse(missing) : accept(value)),
  }
}
