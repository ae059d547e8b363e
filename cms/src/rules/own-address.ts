import type { Attribute } from './rules'
import { isSlug, longestSlug, slugForm } from './slug'
import { optionalText, textLike } from './text-rules'

/** The last part of the address of a document's page, when somebody writes it himself; blank means: make one. */
export const ownAddress: Attribute = {
  rule: textLike(
    optionalText('Address of the page'),
    slugForm,
    `The address of the page must be small letters, digits and hyphens, ${String(longestSlug)} at most`,
    (text) => (isSlug(text) ? text : undefined),
  ),
  hint: 'Made by the CMS when it is left empty. After a change the old address still leads to the page.',
}
