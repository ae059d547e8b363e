import type { Core } from '@strapi/strapi'
import { titleKey } from '../import/compare'
import { readCsl, type CslItem } from '../import/formats/csl'
import { proposals, type PreviewEntry } from '../import/proposals'
import { asChange, changedDoi, onlyChanging } from './changes'
import { trash, type TrashItem } from '../trash/table'

interface Identified {
  doi?: string | null
  title?: string
  year?: number | null
}

/** What a paper is known again by: its DOI, or else its title and year. */
export const keyOf = ({ doi, ...paper }: Identified): string =>
  (doi ? `doi ${doi.toLowerCase()}` : titleKey(paper)).slice(0, 700)

/**
 * What was found, as staff see it: each with what saving it would do.
 * @param options.joinEntries whether of a preprint and its article that were both found the preprint shall be a duplicate
 */
export async function proposalsOf(
  strapi: Core.Strapi,
  found: readonly { item: CslItem; source: string; key?: string }[],
  { joinEntries = false } = {},
): Promise<PreviewEntry[]> {
  const entries = await proposals(
    strapi,
    found.map(({ item, source, key = '' }) =>
      changedDoi(key) === undefined ? readCsl(item, source) : onlyChanging(readCsl(item, source)),
    ),
    { joinVersions: true, joinEntries },
  )
  return entries.map((entry, at) => {
    if (changedDoi(found[at]?.key ?? '') !== undefined) return asChange(entry)
    if (entry.state !== 'new' || entry.fields?.authors.length !== 0) return entry
    const problem = { field: 'authors', message: `The ${entry.source} does not name the authors. Add them.` }
    return { ...entry, state: 'problem', problems: [problem] }
  })
}

/** The keys of the papers that staff have deleted. */
export async function deletedKeys(strapi: Core.Strapi): Promise<ReadonlySet<string>> {
  const rows = (await trash(strapi).findMany({ where: { kind: 'publication' } })) as TrashItem[]
  return new Set(
    rows.flatMap(({ content }) => {
      const paper = content as Identified
      return [keyOf(paper), keyOf({ ...paper, doi: null })]
    }),
  )
}
