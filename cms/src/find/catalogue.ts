import type { Core } from '@strapi/strapi'
import { keptUntilChange } from '../content-version/kept'
import { kindOf } from '../documents/kinds'
import { SearchIndex } from '../search/search-index'
import { journalNames } from './journals'
import { loadPapers, readStamps, type Paper } from './load-papers'

/** What is known of all publications that visitors get without asking the database. The coming of one is a change. */
export interface Catalogue {
  /** The newest year first, and in it the one that was entered last. */
  papers: readonly Paper[]
  /** What a journal is called, by the name as a paper writes it. */
  journals: ReadonlyMap<string, string>
  index: SearchIndex
}

/** So many are read and taken apart before other requests have their turn. */
export const partLength = 250

interface Known extends Catalogue {
  byId: Map<number, Paper>
}

async function update(strapi: Core.Strapi, before: Promise<Known> | undefined): Promise<Known> {
  const { index, byId } = (await before) ?? { index: new SearchIndex(), byId: new Map<number, Paper>() }
  const stamps = await readStamps(strapi)
  const present = new Set(stamps.map(({ id }) => id))
  for (const id of byId.keys()) {
    if (present.has(id)) continue
    byId.delete(id)
    index.remove(id)
  }
  const changed = stamps.filter(({ id, stamp }) => byId.get(id)?.stamp !== stamp)
  for (let start = 0; start < changed.length; start += partLength) {
    for (const { paper, searched } of await loadPapers(strapi, changed.slice(start, start + partLength))) {
      byId.set(paper.id, paper)
      index.put(searched)
    }
  }
  const papers = stamps.flatMap(({ id }) => byId.get(id) ?? [])
  return { index, byId, papers, journals: journalNames(papers) }
}

/**
 * All publications that visitors get with the words that they are found by, as of now: kept in memory, and after a change
 * of publications, which may be another instance's, brought up to date by those that changed.
 */
export const catalogue: (strapi: Core.Strapi) => Promise<Catalogue> = keptUntilChange(
  // A PDF may be deleted, whose words papers are found by.
  [kindOf('api::publication.publication'), 'file'],
  update,
)
