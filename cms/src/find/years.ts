import type { Core } from '@strapi/strapi'
import { countYears } from './counts'
import { narrowing, type PublicationFilter } from './filter'
import { findPublications, type Publication } from './items'

interface Year {
  year: number
  count: number
  /** Asked for only when a query selects it. */
  items: () => Promise<Publication[]>
}

interface Arguments {
  filter?: PublicationFilter | null
  open?: number[] | null
}

function byYear(publications: readonly Publication[]): Map<number, Publication[]> {
  const years = new Map<number, Publication[]>()
  for (const publication of publications) {
    const items = years.get(publication.year)
    if (items === undefined) years.set(publication.year, [publication])
    else items.push(publication)
  }
  return years
}

/** The years of the publications of a filter. Whatever is selected of them costs one query of the items at most. */
export async function publicationYears(strapi: Core.Strapi, { filter, open }: Arguments): Promise<Year[]> {
  const narrow = await narrowing(strapi, filter ?? {})
  let loaded: Promise<Map<number, Publication[]>> | undefined
  const load = () => {
    loaded ??= findPublications(strapi, narrow, open ? { years: open } : {}).then(byYear)
    return loaded
  }
  const years = await countYears(strapi, narrow)
  return years.map(({ value: year, count }) => ({
    year,
    count,
    items: async () => (await load()).get(year) ?? [],
  }))
}
