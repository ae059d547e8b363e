import type { Attribute } from './rules'
import { longestSlug, slugForm } from './slug'
import { optionalText, textLike } from './text-rules'

/** The last part of the address of a document's page, when somebody writes it himself; blank means: make one. */
export const ownAddress: Attribute = {
  rule: textLike(
    optionalText('Address of the page', { max: longestSlug }),
    slugForm,
    'Use small letters, digits and single hyphens, such as open-positions.',
  ),
  hint: 'Made of the name or title when it is left empty. After a change the old address still leads to the page.',
}
