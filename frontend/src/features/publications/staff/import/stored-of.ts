import { publicationTypes } from '../../../../content/publication-types'
import type { StoredPublication } from '../publication-values'
import type { Entry } from './entry'

/** What was read, as the form takes a publication that is stored. */
export const storedOf = ({
  authors,
  type,
  title,
  year,
  ...rest
}: NonNullable<Entry['publication']>): StoredPublication => ({
  ...rest,
  ...(year !== null && { year }),
  title: title ?? '',
  type: publicationTypes.find((known) => known === type) ?? 'article',
  authors: authors.map((name) => ({ name })),
})
