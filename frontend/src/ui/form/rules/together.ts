import * as v from 'valibot'
import { isoDay } from '../../staff/typed-date'

/** A rule of the CMS about several fields together, as `cms/src/rules/together.ts` describes it. */
type Together =
  | {
      rule: 'someOf'
      where: { field: string; is: readonly (string | null)[] }
      fields: readonly string[]
      path: string
      message: string
    }
  | {
      rule: 'inOrder'
      first: string
      second: string
      message: string
      ofOneDay?: readonly [first: string, last: string]
    }
  | { rule: 'dayOfMonth'; year: string; month: string; day: string; noMonth: string; noSuchDay: string }

/** What was typed into a field; nothing when it is blank. */
function typedIn(values: object, field: string): string {
  const value: unknown = Reflect.get(values, field)
  return typeof value === 'string' ? value.trim() : ''
}

/** The field that is wrong, with what is wrong with it. */
function problemOf(rule: Together, values: object): [field: string, message: string] | undefined {
  const typed = (field: string) => typedIn(values, field)
  switch (rule.rule) {
    case 'someOf': {
      const { where, fields, path, message } = rule
      return where.is.includes(typed(where.field)) && fields.every((field) => typed(field) === '')
        ? [path, message]
        : undefined
    }
    case 'inOrder': {
      // Of days only: times and moments are told by the CMS.
      const [first, second] = [isoDay(typed(rule.first)), isoDay(typed(rule.second))]
      return first !== undefined && second !== undefined && second < first
        ? [rule.second, rule.message]
        : undefined
    }
    case 'dayOfMonth': {
      const [year, month, day] = [typed(rule.year), typed(rule.month), typed(rule.day)]
      if (day === '') return undefined
      if (month === '') return [rule.month, rule.noMonth]
      // What is no number is told where it stands.
      const isDate = [year, month, day].every((text) => /^\d+$/.test(text)) && Number(day) <= 31
      return isDate && isoDay(`${day}/${month}/${year}`) === undefined
        ? [rule.day, rule.noSuchDay]
        : undefined
    }
  }
}

/** What a form needs beside what each of its fields needs; to be intersected with that. */
export const together = (rules: readonly Together[]) =>
  v.pipe(
    v.custom<object>((values) => typeof values === 'object'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value: input } = dataset
      for (const rule of rules) {
        const [key, message] = problemOf(rule, input) ?? []
        if (key === undefined || message === undefined) continue
        const value: unknown = Reflect.get(input, key)
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: { ...input }, key, value }],
        })
      }
    }),
    // It adds no values to those of the fields.
    v.transform(() => ({})),
  )
