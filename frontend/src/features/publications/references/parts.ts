import { publicationTypes, type PublicationType } from '../../../content/publication-types'
import type { Headings } from './choice'

/** A part of a list of references. */
export interface Part<Paper> {
  /** None above a list that is one part. */
  heading?: string
  /** The number of its first reference: they are counted through all parts, from 1. */
  start: number
  papers: Paper[]
}

interface Sorted {
  year: number
  type: PublicationType
}

const many: Record<PublicationType, string> = {
  article: 'Journal articles',
  conferencePaper: 'Conference papers',
  chapter: 'Book chapters',
  book: 'Books',
  thesis: 'Theses',
  preprint: 'Preprints',
  patent: 'Patents',
  dataset: 'Data sets',
  software: 'Software',
  presentation: 'Presentations',
}

/** Puts publications under their headings, the newest year first; within a year they stay as they come. */
export function partsOf<Paper extends Sorted>(
  papers: readonly Paper[],
  headings: Headings | undefined,
): Part<Paper>[] {
  const sorted = papers.toSorted((one, other) => other.year - one.year)
  let start = 1
  return groupsOf(sorted, headings).map((group) => {
    const part = { ...group, start }
    start += group.papers.length
    return part
  })
}

function groupsOf<Paper extends Sorted>(papers: Paper[], headings: Headings | undefined) {
  if (headings === undefined) return [{ papers }]
  if (headings === 'year')
    return [...new Set(papers.map(({ year }) => year))].map((year) => ({
      heading: String(year),
      papers: papers.filter((paper) => paper.year === year),
    }))
  return publicationTypes
    .map((type) => ({ heading: many[type], papers: papers.filter((paper) => paper.type === type) }))
    .filter((group) => group.papers.length > 0)
}
