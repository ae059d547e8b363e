import { listed } from '../../api/publication/lists'
import type { Draft } from './entry'
import { findDoi } from './links'

type Notices = Pick<Draft, 'retraction' | 'concern' | 'corrections'>

/**
 * What Crossref calls updates (https://www.crossref.org/documentation/register-maintain-records/maintaining-your-metadata/crossmark-terms/),
 * by what they are to a reader. Others, such as new versions, are no notices.
 */
const kinds: Readonly<Record<string, keyof Notices>> = {
  retraction: 'retraction',
  withdrawal: 'retraction',
  removal: 'retraction',
  partial_retraction: 'retraction',
  expression_of_concern: 'concern',
  correction: 'corrections',
  corrigendum: 'corrections',
  erratum: 'corrections',
  addendum: 'corrections',
  clarification: 'corrections',
}

/** A notice about a paper, as Crossref's `updated-by` and `update-to` tell of it. */
export interface Update {
  /** Of the notice. */
  doi: string
  type: string
}

/** The notices about one paper. Of several of a kind the first counts, of corrections all. */
export function noticesOf(updates: readonly Update[]): Notices {
  const dois = { retraction: [], concern: [], corrections: [] } as Record<keyof Notices, string[]>
  for (const { doi, type } of updates) {
    const kind = kinds[type.toLowerCase().replace(/[\s-]+/g, '_')]
    const bare = findDoi(doi)
    if (kind !== undefined && bare !== undefined) dois[kind].push(bare)
  }
  const [retraction] = dois.retraction
  const [concern] = dois.concern
  return {
    ...(retraction !== undefined && { retraction }),
    ...(concern !== undefined && { concern }),
    ...(dois.corrections.length > 0 && { corrections: listed(dois.corrections.sort()) }),
  }
}

/** The notice that a note tells of, as the exports of this site write it. */
export function noticeInNote(note: string | undefined): Pick<Draft, 'retraction' | 'concern'> {
  const [, kind, address] =
    /^(Retracted|Expression of concern): (https:\/\/doi\.org\/\S+)$/.exec(note?.trim() ?? '') ?? []
  const doi = findDoi(address)
  if (doi === undefined) return {}
  return kind === 'Retracted' ? { retraction: doi } : { concern: doi }
}
