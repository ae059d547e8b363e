import { publication } from '../api/publication/noun'
import { scheduleFields } from '../rules/schedule'

/**
 * Which papers are selected and when they are shown is no fact that a file knows, it holds no other files, and the CMS
 * makes the address.
 */
const notImported = [
  'highlighted',
  'image',
  'slug',
  ...Object.keys(scheduleFields),
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
