import { isSingle, namesOf } from '../../src/documents/kinds'
import { nouns } from '../../src/documents/nouns'
import type { Noun } from '../../src/rules/noun'

/** The content types that have many documents, with their names in GraphQL. */
export const collections = [...nouns.values()]
  .filter((noun) => !isSingle(noun))
  .map((noun) => ({ noun, ...namesOf(noun) }))

/** The fields that are asked for where nothing is said of another one. */
const askedTogether = ({ together = [] }: Noun): string[] =>
  together.flatMap((rule) =>
    rule.rule === 'someOf' && rule.where.is.includes(null) ? rule.fields.slice(0, 1) : [],
  )

/**
 * An entry that has what its rules ask for, and a picture where it can have one.
 * @param name is put into the field that names it
 */
export function exampleOf(noun: Noun, name: string, image: number): Record<string, unknown> {
  const example: Record<string, unknown> = {}
  for (const [field, { rule }] of Object.entries(noun.attributes)) {
    const { type } = noun.schema.attributes[field] ?? {}
    const { required, words, format, min } = rule.limits
    if (type === 'media') example[field] = image
    else if (required !== undefined) {
      example[field] = words?.value[0] ?? (format?.value === 'date' ? '2024-02-29' : (min?.value ?? name))
    } else if (field === noun.named[0] || askedTogether(noun).includes(field)) example[field] = name
  }
  return example
}
