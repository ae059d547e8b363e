import type { Noun } from './noun'
import type { Fields } from './rules'

/** The columns of a document that are searched in; `undefined` where there are none. */
export const searchedIn = (
  { searched }: Pick<Noun, 'searched'>,
  document: Fields,
): Record<string, string> | undefined =>
  searched &&
  Object.fromEntries(Object.entries(searched).map(([column, textOf]) => [column, textOf(document)]))
