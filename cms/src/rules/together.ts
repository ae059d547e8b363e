import type { Fields, Problem } from './rules'
import { readDate } from './value-rules'

/**
 * A rule about several fields together, as data, so that the forms can tell it too. Of a field that is null or missing
 * the word is null.
 */
export type Together =
  /** Of these fields one at least is filled in, where another field has one of these words. */
  | {
      rule: 'someOf'
      where: { field: string; is: readonly (string | null)[] }
      fields: readonly string[]
      path: string
      message: string
    }
  /**
   * Of two days, moments or times the second is not before the first; of two times only where of two days the last is
   * not later than the first.
   */
  | {
      rule: 'inOrder'
      first: string
      second: string
      message: string
      ofOneDay?: readonly [first: string, last: string]
    }
  /** A day of the month has its month, which has such a day in its year. */
  | {
      rule: 'dayOfMonth'
      year: string
      month: string
      day: string
      noMonth: string
      noSuchDay: string
    }

const two = (number: number) => String(number).padStart(2, '0')

function problemOf(rule: Together, document: Fields): Problem | undefined {
  const problem = (path: string, message: string): Problem => ({ path: [path], message })
  switch (rule.rule) {
    case 'someOf': {
      const { where, fields, path, message } = rule
      const applies = where.is.some((word) => word === (document[where.field] ?? null))
      return applies && !fields.some((field) => document[field]) ? problem(path, message) : undefined
    }
    case 'inOrder': {
      const isBefore = (later: string, earlier: string) => {
        const [one, other] = [document[later], document[earlier]]
        return typeof one === 'string' && typeof other === 'string' && one < other
      }
      if (rule.ofOneDay && isBefore(...rule.ofOneDay)) return undefined
      return isBefore(rule.second, rule.first) ? problem(rule.second, rule.message) : undefined
    }
    case 'dayOfMonth': {
      const [year, month, day] = [document[rule.year], document[rule.month], document[rule.day]]
      if (typeof day !== 'number') return undefined
      if (typeof month !== 'number') return problem(rule.month, rule.noMonth)
      const exists = readDate(`${String(year)}-${two(month)}-${two(day)}`) !== undefined
      return exists ? undefined : problem(rule.day, rule.noSuchDay)
    }
  }
}

/** What is wrong with the fields of a whole document together. */
export const checkTogether = (rules: readonly Together[], document: Fields): Problem[] =>
  rules.flatMap((rule) => problemOf(rule, document) ?? [])
