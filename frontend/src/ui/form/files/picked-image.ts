import * as v from 'valibot'
import { focalPoint } from './focal-point-rule'

const words = v.nullish(v.string(), '')

/** An image of the media library that a form's field holds instead of a file: plain data, so that a draft keeps it. */
export const pickedImage = v.object({
  /** What a media field takes. */
  fileId: v.string(),
  name: v.string(),
  src: v.string(),
  /** What is said of it now, wherever it stands. */
  stored: v.object({ alternativeText: words, caption: words, focalPoint: focalPoint() }),
})

export type PickedImage = v.InferOutput<typeof pickedImage>

export const isPicked = (value: unknown): value is PickedImage => v.is(pickedImage, value)
