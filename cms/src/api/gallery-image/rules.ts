import type { Rules } from '../../rules/rules'
import { optionalText } from '../../rules/text-rules'
import { requiredFile, wholeNumber } from '../../rules/value-rules'

/** As far as an INTEGER column of PostgreSQL reaches. */
const largestInteger = 2_147_483_647

export const galleryImageRules: Rules = {
  image: requiredFile('Image'),
  alternativeText: optionalText('Alternative text', { max: 1000 }),
  caption: optionalText('Caption', { max: 1000 }),
  position: wholeNumber('Position', -largestInteger, largestInteger),
}
