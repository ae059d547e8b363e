import type { Schema } from '@strapi/strapi'
import type { Components, Snapshot } from './snapshot'

const isObject = (value: unknown): value is Snapshot =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface FileInSnapshot {
  id: number
  documentId: string
  name: string
}

const isFile = (value: unknown): value is FileInSnapshot => isObject(value) && typeof value.id === 'number'

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Strapi's own account of a document, which it keeps itself. */
const notInput = new Set(['createdAt', 'updatedAt', 'publishedAt', 'locale', 'documentId', 'version'])

/** The files that a snapshot refers to, at any depth. Only files have an `id` in a snapshot. */
export function filesIn(snapshot: unknown): FileInSnapshot[] {
  if (Array.isArray(snapshot)) return snapshot.flatMap(filesIn)
  if (!isObject(snapshot)) return []
  return isFile(snapshot) ? [snapshot] : Object.values(snapshot).flatMap(filesIn)
}

/**
 * The fields as the document service takes them: files by their id, components as new ones.
 * @param exists tells whether a file is still there; one that is gone is left out
 */
export function toInput(
  snapshot: Snapshot,
  attributes: Schema.Attributes,
  components: Components,
  exists: (file: number) => boolean,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = snapshot[name]
    if (notInput.has(name) || value === undefined) continue
    if (attribute.type === 'media') {
      const files = list(value)
        .filter(isFile)
        .map(({ id }) => id)
        .filter(exists)
      input[name] = attribute.multiple ? files : (files[0] ?? null)
    } else if (attribute.type === 'component') {
      const inner = components(attribute.component)
      const items = list(value)
        .filter(isObject)
        .map((item) => toInput(item, inner, components, exists))
      input[name] = attribute.repeatable ? items : (items[0] ?? null)
    } else input[name] = value
  }
  return input
}
