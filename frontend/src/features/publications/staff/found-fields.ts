import type { InferInput } from 'valibot'
import { same } from '../../../ui/form/rebase'
import type { publicationSchema } from './schema'

type Values = InferInput<ReturnType<typeof publicationSchema>>

/**
 * The fields that were found and that say something else than what is typed.
 *
 * @param found the values that were found; blank ones say nothing
 * @param typed the values in the form
 */
export const foundFields = (
  found: Values,
  typed: Values,
): [field: keyof Values, value: Values[keyof Values]][] =>
  (Object.keys(found) as (keyof Values)[])
    .filter((field) => !isBlank(found[field]) && !same(found[field], typed[field]))
    .map((field) => [field, found[field]])

const isBlank = (value: unknown) =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0)
