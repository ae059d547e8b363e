import type { Part } from './rules'

/** The components of content types, those of components too, each once. */
export function partsOf(holders: readonly Pick<Part, 'attributes'>[]): Part[] {
  const found = new Map<string, Part>()
  const look = ({ attributes }: Pick<Part, 'attributes'>): void => {
    for (const { rule } of Object.values(attributes)) {
      if (rule.part === undefined || found.has(rule.part.uid)) continue
      found.set(rule.part.uid, rule.part)
      look(rule.part)
    }
  }
  holders.forEach(look)
  return [...found.values()]
}
