import { feedAt } from '../../../content/feed/feed'
import { paths, referenceParameters } from '../../../paths'
import { selected } from '../formats/selected'
import { readReferences } from './choice'
import { partsOf } from './parts'
import { reference } from './reference'
import { rtf } from './rtf'

/** A list of references as a file for word processors. */
export const referencesRtf = feedAt(paths.referencesRtf(''), {
  type: 'application/rtf',
  headers: { 'content-disposition': 'attachment; filename="references.rtf"' },
  search: referenceParameters,
  make: async (ask, _origin, search) => {
    const { filter, style, headings } = readReferences(search)
    const papers = []
    for await (const part of selected(ask, filter)) papers.push(...part)
    return rtf(
      partsOf(papers, headings).map((part) => ({
        ...part,
        papers: part.papers.map((paper) => reference(paper, style)),
      })),
    )
  },
})
