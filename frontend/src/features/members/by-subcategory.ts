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

/**
 * Members in their subcategories, which stand in the order of their names; members without one come last. Of two spellings
 * that differ in capitals or spaces ("PhD students", "PhD  Students") the first is shown.
 */
export function inSubcategories<T extends Grouped>(members: T[]): Group<T>[] {
  const groups = new Map<string, Group<T>>()
  for (const member of members) {
    const subcategory = member.subcategory?.trim() ?? ''
    const same = subcategory.replaceAll(/\s+/g, ' ').toLocaleLowerCase('en')
    const group = groups.get(same)
    if (group) group.members.push(member)
    else groups.set(same, { subcategory: subcategory || null, members: [member] })
  }
  return [...groups.values()].sort(({ subcategory: a }, { subcategory: b }) => {
    if (a === null) return 1
    if (b === null) return -1
    return a.localeCompare(b, 'en')
  })
}

/** Members in their subcategories, each sorted by joining date. */
export const bySubcategory = <T extends Grouped & Dated>(members: T[]): Group<T>[] =>
  inSubcategories(members).map((group) => ({ ...group, members: byJoiningDate(group.members) }))
