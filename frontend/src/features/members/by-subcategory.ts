interface Dated {
  joiningDate: string | null
}

interface Grouped extends Dated {
  subcategory: string | null
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
 * Members in their subcategories, each sorted by joining date. Subcategories stand in the order of their names;
 * members without one come last. Of two spellings that differ in capitals or spaces the first is shown.
 */
export function bySubcategory<T extends Grouped>(
  members: T[],
): { subcategory: string | null; members: T[] }[] {
  const groups = new Map<string, { subcategory: string | null; members: T[] }>()
  for (const member of members) {
    const subcategory = member.subcategory?.trim() ?? ''
    const group = groups.get(sameSubcategory(subcategory))
    if (group) group.members.push(member)
    else groups.set(sameSubcategory(subcategory), { subcategory: subcategory || null, members: [member] })
  }
  return [...groups.values()]
    .sort(({ subcategory: a }, { subcategory: b }) => {
      if (a === null) return 1
      if (b === null) return -1
      return a.localeCompare(b, 'en')
    })
    .map(({ subcategory, members }) => ({ subcategory, members: byJoiningDate(members) }))
}

/** What two spellings of a subcategory have in common: "PhD students" and "PhD  Students" are one. */
export const sameSubcategory = (subcategory: string): string =>
  subcategory.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en')
