interface Categorised {
  category: string
  subcategory: string | null
}

/** The subcategories that the members of `category` have, each once, in the order of their names. */
export const subcategoriesOf = (members: Categorised[], category: string): string[] => [
  ...new Set(
    members
      .filter((member) => member.category === category)
      .map(({ subcategory }) => subcategory?.trim() ?? '')
      .filter((subcategory) => subcategory !== '')
      .sort((a, b) => a.localeCompare(b, 'en')),
  ),
]
