import { publicUrl } from '../../content/media'
import type { PickedImage } from '../../ui/form/files/picked-image'
import type { LibraryImageFragment } from './queries.generated'

/** An image of the library as the field of a form holds it. */
export const picked = ({
  fileId,
  name,
  url,
  alternativeText,
  caption,
  focalPoint,
}: LibraryImageFragment): PickedImage => ({
  fileId,
  name,
  src: publicUrl(url),
  stored: {
    alternativeText: alternativeText ?? '',
    caption: caption ?? '',
    focalPoint: focalPoint && { x: focalPoint.x, y: focalPoint.y },
  },
})
