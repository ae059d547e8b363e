/** What is wrong with one field; `path` leads to it, for example `['authors', '2', 'name']`. */
export interface Problem {
  path: string[]
  message: string
}

/** A rule answers with the value to store, or with what is wrong. */
export type Checked = { value: unknown } | { problems: Problem[] }

/**
 * Judges one field. `undefined` means that the field was not given; a rule sees it only when the whole
 * document is new, because an update leaves out what it does not change.
 */
export type Rule = (value: unknown) => Checked

/** One rule per field. Fields without a rule are left to Strapi's own checks. */
export type Rules = Readonly<Record<string, Rule>>

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
  rules: Rules,
  fields: Fields,
  whole: boolean,
): { fields: Fields; problems: Problem[] } {
  const stored: Record<string, unknown> = { ...fields }
  const problems: Problem[] = []
  for (const [name, rule] of Object.entries(rules)) {
    if (fields[name] === undefined && !whole) continue
    const checked = rule(fields[name])
    if ('problems' in checked) problems.push(...under(name, checked.problems))
    else if (checked.value !== undefined) stored[name] = checked.value
  }
  return { fields: stored, problems }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A component, checked by rules of its own. One that names its `id` is changed, not replaced. */
export function component(rules: Rules): Rule {
  return (value) => {
    if (value === undefined || value === null) return accept(value)
    if (!isFields(value)) return refuse('This must be a group of fields')
    const { fields, problems } = checkFields(rules, value, value.id === undefined)
    return problems.length > 0 ? { problems } : accept(fields)
  }
}

/** A list of components; `extra` may judge the list as a whole. */
export function components(rules: Rules, extra?: (items: readonly Fields[]) => Problem[]): Rule {
  const one = component(rules)
  return (value) => {
    if (value === undefined) return accept(undefined)
    if (value === null) return accept([])
    if (!Array.isArray(value)) return refuse('This must be a list')
    const problems: Problem[] = []
    const items: Fields[] = []
    value.forEach((item: unknown, index) => {
      const checked = isFields(item) ? one(item) : refuse('This must be a group of fields')
      if ('problems' in checked) problems.push(...under(String(index), checked.problems))
      else if (isFields(checked.value)) items.push(checked.value)
    })
    if (problems.length === 0 && extra !== undefined) problems.push(...extra(items))
    return problems.length > 0 ? { problems } : accept(items)
  }
}
