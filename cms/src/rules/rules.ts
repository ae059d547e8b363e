/** What is wrong with one field; `path` leads to it, for example `['authors', '2', 'name']`. */
export interface Problem {
  path: string[]
  message: string
}

/** A rule answers with the value to store, or with what is wrong. */
export type Checked = { value: unknown } | { problems: Problem[] }

/** What a form can tell of a field before it sends anything, with what is said then. */
export interface Limits {
  /** Said when nothing is given. Without it the field may be left out. */
  required?: string
  /** In characters, as the text is stored. */
  maxLength?: Limit<number>
  min?: Limit<number>
  /** `nextYear`: the year after the present one. */
  max?: Limit<number | 'nextYear'>
  pattern?: Limit<RegExp>
  /** The only words there are. */
  words?: Limit<readonly string[]>
  /** The words that are taken; `{value}` in the message stands for the one that was given. */
  taken?: Limit<readonly string[]>
  format?: Limit<'webAddress' | 'date'>
}

interface Limit<Value> {
  value: Value
  message: string
}

export interface Rule {
  /** What people call the field. */
  label: string
  /**
   * Judges the field. `undefined` means that it was not given; a rule sees that only when the whole document is new,
   * because an update leaves out what it does not change.
   */
  check: (value: unknown) => Checked
  limits: Limits
  /** What the field holds when it is a component or a list of them. */
  part?: Part
}

/** A field of a content type or a component: its rule, and how Strapi's admin shows it. */
export interface Attribute {
  rule: Rule
  /** What the admin calls it, where that is something else. */
  label?: string
  /** The sentence under the field. */
  hint?: string
  placeholder?: string
  /** Columns of 12 that the field takes in its row; without it the fields of a row share them. */
  size?: 3 | 4 | 6 | 8 | 12
}

export type Attributes = Readonly<Record<string, Attribute>>

/** What has fields: a content type, or a component of one. */
export interface Part {
  /** As in `src/components/{uid with a slash}.json`. */
  uid: string
  /** One for each field that somebody writes. */
  attributes: Attributes
  /** The fields that name an entry, of which the first that holds something does; the admin shows the first one. */
  named: readonly [string, ...string[]]
  /** Rows of the admin's form from top to bottom; a field without a row is not shown. */
  form: readonly (readonly string[])[]
}

export type Fields = Readonly<Record<string, unknown>>

export const accept = (value: unknown): Checked => ({ value })
export const refuse = (message: string, path: string[] = []): Checked => ({ problems: [{ path, message }] })

/** Puts the problems of an inner value under the name of the field that holds it. */
const under = (name: string, problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, message }) => ({ path: [name, ...path], message }))

/**
 * Applies the rules to the given fields.
 * @param whole true for a new document, whose missing fields are judged too
 * @returns the fields as they shall be stored, and everything that is wrong with them
 */
export function checkFields(
  attributes: Attributes,
  fields: Fields,
  whole: boolean,
): { fields: Fields; problems: Problem[] } {
  const stored: Record<string, unknown> = { ...fields }
  const problems: Problem[] = []
  for (const [name, { rule }] of Object.entries(attributes)) {
    if (fields[name] === undefined && !whole) continue
    const checked = rule.check(fields[name])
    if ('problems' in checked) problems.push(...under(name, checked.problems))
    else if (checked.value !== undefined) stored[name] = checked.value
  }
  return { fields: stored, problems }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A component, checked by rules of its own. One that names its `id` is changed, not replaced. */
export function component(label: string, part: Part): Rule {
  return {
    label,
    part,
    limits: {},
    check: (value) => {
      if (value === undefined || value === null) return accept(value)
      if (!isFields(value)) return refuse('This must be a group of fields')
      const { fields, problems } = checkFields(part.attributes, value, value.id === undefined)
      return problems.length > 0 ? { problems } : accept(fields)
    },
  }
}

/** A list of components; `extra` may judge the list as a whole. */
export function components(label: string, part: Part, extra?: (items: readonly Fields[]) => Problem[]): Rule {
  const one = component(label, part)
  return {
    ...one,
    check: (value) => {
      if (value === undefined) return accept(undefined)
      if (value === null) return accept([])
      if (!Array.isArray(value)) return refuse('This must be a list')
      const problems: Problem[] = []
      const items: Fields[] = []
      value.forEach((item: unknown, index) => {
        const checked = isFields(item) ? one.check(item) : refuse('This must be a group of fields')
        if ('problems' in checked) problems.push(...under(String(index), checked.problems))
        else if (isFields(checked.value)) items.push(checked.value)
      })
      if (problems.length === 0 && extra !== undefined) problems.push(...extra(items))
      return problems.length > 0 ? { problems } : accept(items)
    },
  }
}
