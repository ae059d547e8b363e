import { partLength } from '../../content/gallery-slide'

/**
 * Where the part begins that follows or precedes another one; after the last comes the first.
 *
 * @param before how many images stand before the present part
 */
export function otherPart(before: number, step: 1 | -1, total: number): number {
  const last = Math.floor((total - 1) / partLength) * partLength
  const wanted = before + step * partLength
  if (wanted < 0) return last
  return wanted > last ? 0 : wanted
}
