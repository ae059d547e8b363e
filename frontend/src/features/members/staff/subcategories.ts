import { sameSubcategory } from '../by-subcategory'

interface Categorised {
  category: string
  subcategory: string | null
}

/** The subcategories that the members of `category` have, each once in its first spelling, in the order of their names. */
export function subcategoriesOf(members: Categorised[], category: string): string[] {
  const spelled = new Map<string, string>()
  for (const member of members) {
    const subcategory = member.subcategory?.trim() ?? ''
    const same = sameSubcategory(subcategory)
    if (member.category === category && same !== '' && !spelled.has(same)) spelled.set(same, subcategory)
  }
  return [...spelled.values()].sort((a, b) => a.localeCompare(b, 'en'))
}
