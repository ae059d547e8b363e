import type { HomeQuery } from './queries.generated'

/** What the home page gets of a CMS without any content. */
export const emptyHome: Omit<HomeQuery, '__typename'> = {
  site: null,
  galleryImages: [],
  updates: [],
  nextEvent: null,
  achievements: [],
  researchLines: [],
  latestPublications: [],
  publicationYears: [],
  dated: [],
  undated: [],
  present: null,
  past: null,
  collaborators: null,
}
