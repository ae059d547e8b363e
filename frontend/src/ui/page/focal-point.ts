/** The place in an image that stays in sight where a page crops it: from its left and its top, in percent. */
export interface FocalPoint {
  x: number
  y: number
}

/** As `object-position` takes it. */
export const positionOf = ({ x, y }: FocalPoint) => `${String(x)}% ${String(y)}%`
