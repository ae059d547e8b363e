export interface PublicationYear<T> {
  year: number
  items: T[]
}

/** Groups publications by their year, newest year first; the order within a year is kept. */
export function byYear<T extends { year: number }>(publications: readonly T[]): PublicationYear<T>[] {
  const years = new Map<number, T[]>()
  for (const publication of publications) {
    const items = years.get(publication.year)
    if (items === undefined) years.set(publication.year, [publication])
    else items.push(publication)
  }
  return [...years].map(([year, items]) => ({ year, items })).sort((a, b) => b.year - a.year)
}
