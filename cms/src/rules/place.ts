import type { Attribute } from './rules'
import { wholeNumber } from './value-rules'

/** The number by which people put documents in an order. */
export const place: Attribute = {
  rule: wholeNumber('Place', { min: 1, max: 9999 }),
  hint: 'Smaller numbers come first; what has the place moves back. Without one it comes last.',
  size: 4,
}
