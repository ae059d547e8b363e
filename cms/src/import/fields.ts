import { publication } from '../api/publication/noun'

/** Which papers are selected is no fact that a file knows, it holds no other files, and the CMS makes the address. */
const notImported = [
  'highlighted',
  'slug',
  ...Object.entries(publication.attachments ?? {}).flatMap(([field, { from, licence }]) => [
    field,
    from,
    licence,
  ]),
]

/** The fields of a publication that an import may bring. */
export const importedFields = Object.keys(publication.attributes).filter(
  (field) => !notImported.includes(field),
)
