import type { Core, Schema, UID } from '@strapi/strapi'

/** A document as it was at one moment: its fields by name, files and components in it, no database ids but those of files. */
export type Snapshot = Readonly<Record<string, unknown>>

/** What is remembered of a file: enough to show it, and its `id` to refer to it again. */
interface KeptFile {
  id: number
  documentId: string
  name: string
  url: string
  alternativeText: string | null
  caption: string | null
  focalPoint: unknown
  width: number | null
  height: number | null
}

/** The fields of a component by its uid. */
export type Components = (uid: string) => Schema.Attributes

type Populate = Record<string, true | { populate: Populate }>
type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of columns that a document has besides its fields and that a restored one shall have again. */
const kept = ['documentId', 'createdAt', 'updatedAt', 'publishedAt']

const relations = new Set(['relation', 'media', 'component', 'dynamiczone'])

function populateAll(attributes: Schema.Attributes, components: Components): Populate {
  const populate: Populate = {}
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute.type === 'media') populate[name] = true
    if (attribute.type === 'component') {
      populate[name] = { populate: populateAll(components(attribute.component), components) }
    }
  }
  return populate
}

function keepFile(file: unknown): KeptFile | null {
  if (!isRow(file)) return null
  const { id, documentId, name, url, alternativeText, caption, focalPoint, width, height } = file as Row &
    KeptFile
  return { id, documentId, name, url, alternativeText, caption, focalPoint, width, height }
}

const each = <T>(value: unknown, keep: (item: unknown) => T | null): (T | null)[] | T | null =>
  Array.isArray(value) ? value.map(keep) : keep(value)

/** The fields of a database row as they are kept. */
function keepFields(row: Row, attributes: Schema.Attributes, components: Components): Snapshot {
  const fields: Record<string, unknown> = {}
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = row[name]
    if (attribute.type === 'media') fields[name] = each(value, keepFile)
    else if (attribute.type === 'component') {
      const inner = components(attribute.component)
      fields[name] = each(value, (item) => (isRow(item) ? keepFields(item, inner, components) : null))
    } else if (!relations.has(attribute.type) && value !== undefined) fields[name] = value
  }
  return fields
}

export const componentsOf =
  (strapi: Core.Strapi): Components =>
  (uid) =>
    strapi.components[uid as UID.Component]?.attributes ?? {}

/** The stored document whole, as JSON keeps it, or `null` when there is none. */
export async function takeSnapshot(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Snapshot | null> {
  const { attributes } = strapi.contentType(uid)
  const components = componentsOf(strapi)
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, populate: populateAll(attributes, components) })
  if (!isRow(row)) return null
  const beside = Object.fromEntries(kept.map((name) => [name, row[name]]))
  // Dates become texts here and not only in the database, so that both sides of a change look the same.
  return JSON.parse(JSON.stringify({ ...beside, ...keepFields(row, attributes, components) })) as Snapshot
}
