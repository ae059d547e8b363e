import { publication } from '../api/publication/noun'

/** Which papers are selected is no fact that a file knows, and the CMS makes the address. */
const notImported = ['highlighted', 'slug']

/** The fields of a publication that an import may bring. */
export const importedFields = Object.keys(publication.attributes).filter(
  (field) => !notImported.includes(field),
)
