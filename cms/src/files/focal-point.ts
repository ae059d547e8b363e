import { errors } from '@strapi/utils'

/** The place in a picture that stays in sight where a page crops it: from the left and from the top, in percent. */
export interface FocalPoint {
  x: number
  y: number
}

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100

/**
 * Reads a focal point as it shall be stored, in whole percent: a page tells no finer ones apart.
 * @returns null where there is none
 * @throws ValidationError when it is no place in a picture
 */
export function readFocalPoint(value: unknown): FocalPoint | null {
  if (value === undefined || value === null) return null
  const { x, y } = value as Partial<Record<keyof FocalPoint, unknown>>
  if (isPart(x) && isPart(y)) return { x: Math.round(x), y: Math.round(y) }
  throw new errors.ValidationError(
    'focalPoint must be a place in the image: x from its left and y from its top, each from 0 to 100 percent',
  )
}
