import type { InferInput } from 'valibot'
import { same } from '../../../ui/form/editing/rebase'
import type { publicationSchema } from './schema'

type Values = InferInput<ReturnType<typeof publicationSchema>>

/** No file, nor anything about one, is found with what is known of a paper. */
type Found = Extract<Values[keyof Values], string | boolean | string[]>

/**
 * The fields that were found and that say something else than what is typed.
 *
 * @param found the values that were found; blank ones say nothing
 * @param typed the values in the form
 */
export const foundFields = (found: Values, typed: Values): [field: keyof Values, value: Found][] =>
  (Object.keys(found) as (keyof Values)[])
    .map((field): [keyof Values, Values[keyof Values]] => [field, found[field]])
    .filter((entry): entry is [keyof Values, Found] => isFound(entry[1]) && !same(entry[1], typed[entry[0]]))

const isFound = (value: Values[keyof Values]): value is Found =>
  Array.isArray(value) ? value.length > 0 : Boolean(value) && typeof value !== 'object'
