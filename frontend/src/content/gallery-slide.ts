import type { GallerySlideFragment } from './gallery-image.generated'
import { imageSource } from './media'
import { pageOfList, paths } from '../paths'
import type { Slide } from '../ui/carousel/slide-item'
import { wordsAlone } from '../ui/text/markdown'
import { keepUnits } from '../ui/text/number-and-unit'

/** An image of the gallery as a slide; its own alternative text goes before the file's. */
export function gallerySlide({ image, alternativeText, caption }: GallerySlideFragment): Slide {
  const source = imageSource(image)
  return {
    image: { ...source, alt: alternativeText ?? source.alt },
    caption: caption === null ? undefined : keepUnits(wordsAlone(caption)),
  }
}

/** How many images of the gallery stand in one page; more are fetched when the slideshow gets there. */
export const partLength = 24

/** Where the gallery shows an image: slides have their number in the whole row as id. @param place in it, from 0 */
export const slideAddress = (place: number): string =>
  `${pageOfList(paths.gallery, Math.floor(place / partLength) + 1)}#${String(place + 1)}`
