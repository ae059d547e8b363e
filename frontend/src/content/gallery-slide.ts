import type { GallerySlideFragment } from './gallery-image.generated'
import { imageSource } from './media'
import type { Slide } from '../ui/carousel/carousel'
import { keepUnits } from '../ui/text/number-and-unit'

/** An image of the gallery as a slide; its own alternative text goes before the file's. */
export function gallerySlide({ image, alternativeText, caption }: GallerySlideFragment): Slide {
  const source = imageSource(image)
  return {
    image: { ...source, alt: alternativeText ?? source.alt },
    caption: caption === null ? undefined : keepUnits(caption),
  }
}

/** How many images of the gallery stand in one page; more are fetched when the slideshow gets there. */
export const partLength = 24
