import type { Part } from '../rules/rules'

/** The name of a document in words, from the first field that holds one; an image gives the name of its file. */
export function titleOf({ named }: Pick<Part, 'named'>, fields: Readonly<Record<string, unknown>>): string {
  const found = named
    .map((field) => fields[field])
    .map((value) => (typeof value === 'object' && value !== null && 'name' in value ? value.name : value))
    .find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof found === 'string' ? found : 'Untitled'
}
