type Values = Record<string, unknown>

/**
 * What a form shows after the document under it has changed: the newer values, and over them what was typed.
 *
 * @param was the values that were typed over
 * @param typed the values in the form now
 * @param newer the values of the newer document
 * @returns the fields that were typed in; undefined when one of them has another newer value, which is for the person
 * to decide
 */
export function rebase(was: Values, typed: Values, newer: Values): Values | undefined {
  const own = Object.keys(newer).filter((field) => !same(typed[field], was[field]))
  const clash = own.some((field) => !same(newer[field], was[field]) && !same(newer[field], typed[field]))
  return clash ? undefined : Object.fromEntries(own.map((field) => [field, typed[field]]))
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
