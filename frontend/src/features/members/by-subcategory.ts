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
 * members without one come last.
 */
export function bySubcategory<T extends Grouped>(
  members: T[],
): { subcategory: string | null; members: T[] }[] {
  const groups = new Map<string, T[]>()
  for (const member of members) {
    const name = member.subcategory?.trim() ?? ''
    groups.set(name, [...(groups.get(name) ?? []), member])
  }
  return [...groups]
    .sort(([a], [b]) => {
      if (a === '') return 1
      if (b === '') return -1
      return a.localeCompare(b, 'en')
    })
    .map(([name, group]) => ({ subcategory: name === '' ? null : name, members: byJoiningDate(group) }))
}
