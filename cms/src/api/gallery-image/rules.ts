import type { Rules } from '../../documents/rules'
import { optionalText } from '../../documents/text-rules'
import { requiredFile, wholeNumber } from '../../documents/value-rules'

/** As far as an INTEGER column of PostgreSQL reaches. */
const largestInteger = 2_147_483_647

export const galleryImageRules: Rules = {
  image: requiredFile('Image'),
  alternativeText: optionalText('Alternative text', { max: 1000 }),
  caption: optionalText('Caption', { max: 1000 }),
  position: wholeNumber('Position', -largestInteger, largestInteger),
}
