interface Dated {
  joiningDate: string | null
}

interface Grouped {
  subcategory: string | null
}

interface Group<T> {
  subcategory: string | null
  members: T[]
}

/** The earliest joining date first; members without a date come last, in the order they came in. */
export const byJoiningDate = <T extends Dated>(members: T[]): T[] =>
  [...members].sort((a, b) => {
    if (a.joiningDate === b.joiningDate) return 0
    if (a.joiningDate === null) return 1
    if (b.joiningDate === null) return -1
    return a.joiningDate < b.joiningDate ? -1 : 1
  })

/** What two spellings of a subcategory have in common that differ in capitals or spaces. */
const spelled = (subcategory: string): string =>
  subcategory.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en')

/**
 * Members in their subcategories; members without one come last. Of two spellings that differ in capitals or spaces
 * ("PhD students", "PhD  Students") the first is shown.
 *
 * @param order subcategories in lines, which stand first in this order; the others follow in the order of their names
 */
export function inSubcategories<T extends Grouped>(members: T[], order?: string | null): Group<T>[] {
  const first = (order ?? '').split('\n').map(spelled)
  const placeOf = (subcategory: string) => {
    const place = first.indexOf(spelled(subcategory))
    return place < 0 ? first.length : place
  }
  const groups = new Map<string, Group<T>>()
  for (const member of members) {
    const subcategory = member.subcategory?.trim() ?? ''
    const same = spelled(subcategory)
    const group = groups.get(same)
    if (group) group.members.push(member)
    else groups.set(same, { subcategory: subcategory || null, members: [member] })
  }
  return [...groups.values()].sort(({ subcategory: a }, { subcategory: b }) => {
    if (a === null) return 1
    if (b === null) return -1
    const placeOfA = placeOf(a)
    const placeOfB = placeOf(b)
    return placeOfA === placeOfB ? a.localeCompare(b, 'en') : placeOfA - placeOfB
  })
}

/** Members in their subcategories, each sorted by joining date. @param order as of {@link inSubcategories} */
export const bySubcategory = <T extends Grouped & Dated>(members: T[], order?: string | null): Group<T>[] =>
  inSubcategories(members, order).map((group) => ({ ...group, members: byJoiningDate(group.members) }))
