import { inSubcategories } from '../by-subcategory'

interface Categorised {
  category: string
  subcategory: string | null
}

/** The subcategories that the members of `category` have, each once, in the order of their names. */
export const subcategoriesOf = (members: Categorised[], category: string): string[] =>
  inSubcategories(members.filter((member) => member.category === category)).flatMap(
    ({ subcategory }) => subcategory ?? [],
  )
