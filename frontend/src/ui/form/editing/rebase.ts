type Values = Record<string, unknown>

/**
 * What was typed over a document.
 *
 * @param was the values that were typed over
 * @param typed the values in the form now
 * @returns the fields that were typed in
 */
export const changedIn = (was: Values, typed: Values): Values =>
  Object.fromEntries(
    Object.keys({ ...was, ...typed })
      .filter((field) => !same(typed[field], was[field]))
      .map((field) => [field, typed[field]]),
  )

/**
 * What a form keeps when the document under it has changed: over the newer values, what was typed.
 *
 * @param was the values that were typed over
 * @param typed the values in the form now
 * @param newer the values of the newer document
 * @returns the fields that were typed in; undefined when one of them has another newer value, which is for the person
 * to decide
 */
export function rebase(was: Values, typed: Values, newer: Values): Values | undefined {
  const own = changedIn(was, typed)
  const clash = Object.keys(own).some(
    (field) => !same(newer[field], was[field]) && !same(newer[field], typed[field]),
  )
  return clash ? undefined : own
}

/**
 * What was typed over: what the form has sent itself, where the newer document has all of it. Its answer may have been lost.
 *
 * @param was the values that were typed over
 * @param sent what the form tried to save last
 */
export function typedUpon(was: Values, sent: Values, newer: Values): Values {
  const own = Object.entries(changedIn(was, sent))
  return own.every(([field, value]) => same(value, newer[field])) ? sent : was
}

/** The values as they are now: a form changes the entries of a list in their place. */
export const snapshot = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, copy(value)]))

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  // Not a file, which is the same as itself only.
  return typeof value === 'object' && value !== null && !(value instanceof Blob)
    ? snapshot(value as Values)
    : value
}

/** Whether two values of a form say the same. A file is the same as itself only. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (a instanceof Blob || b instanceof Blob) return false
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const fields = new Set([...Object.keys(a), ...Object.keys(b)])
  return (
    Array.isArray(a) === Array.isArray(b) && [...fields].every((field) => same(at(a, field), at(b, field)))
  )
}

const at = (value: object, field: string): unknown => (value as Values)[field]
