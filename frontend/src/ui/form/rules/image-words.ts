import * as v from 'valibot'
import type { FocalPoint } from '../../page/focal-point'
import { focalPoint } from '../files/focal-point-rule'
import { optional } from './rules'

/** The media library has room for so much. */
const words = (label: string) =>
  optional({ maxLength: { value: 255, message: `${label} is longer than 255 characters` } })

const ofImage = v.object({
  alternativeText: words('Alternative text'),
  caption: words('Caption'),
  focalPoint: focalPoint(),
})

/** What a form says about an image that was chosen in it, and about the one that is kept when none is: words, focal point. */
export const imageWords = () => v.object({ chosen: ofImage, kept: ofImage })

export type ImageWords = v.InferOutput<ReturnType<typeof imageWords>>

/** An image's words and its focal point as the CMS has them. */
export interface StoredWords {
  alternativeText?: string | null
  caption?: string | null
  focalPoint?: FocalPoint | null
}

/** What a form shows of the words and the focal point of an image. */
export const imageWordsOf = (stored: StoredWords | null | undefined) => ({
  chosen: { alternativeText: '', caption: '', focalPoint: null },
  kept: {
    alternativeText: stored?.alternativeText ?? '',
    caption: stored?.caption ?? '',
    focalPoint: v.parse(focalPoint(), stored?.focalPoint),
  },
})
