import type { Ask } from '../../../cms/ask'
import { inParts } from '../../../cms/in-parts'
import { PublicationsExportDocument, type PublicationsExportQueryVariables } from '../feed.generated'

/** As many publications as are asked for at once: fewer would be asked for longer, more would keep the CMS from others. */
const askedAtOnce = 250

/** All publications of a selection as they are written into files, some hundred after the other. */
export const selected = (ask: Ask, filter: PublicationsExportQueryVariables['filter']) =>
  inParts(async (start) => {
    const variables = { filter, start, limit: askedAtOnce }
    return (await ask(PublicationsExportDocument, variables)).selectedPublications
  }, askedAtOnce)
