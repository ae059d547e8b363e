import { useCallback, useRef, useState } from 'react'
import { ask } from '../../cms/ask'
import { gallerySlide, partLength } from '../../content/gallery-slide'
import type { GallerySlideFragment } from '../../content/gallery-image.generated'
import { Carousel } from '../../ui/carousel/carousel'
import { otherPart } from './parts'
import { GalleryDocument } from './queries.generated'

interface Part {
  before: number
  images: GallerySlideFragment[]
}

async function loadPart(before: number): Promise<Part> {
  const { galleryImages_connection } = await ask(GalleryDocument, { start: before, limit: partLength })
  return { before, images: galleryImages_connection?.nodes ?? [] }
}

/**
 * The gallery as a slideshow. It holds one part of a long gallery at a time and fetches the next one when it gets there.
 *
 * @param props.first the part that the page came with
 * @param props.total how many images there are in all
 */
export function Slideshow({ first, total }: { first: Part; total: number }) {
  const [other, setOther] = useState(first)
  // What the page came with may have been changed since.
  const part = other.before === first.before ? first : other
  const loading = useRef(false)
  const goBeyond = useCallback(
    (step: 1 | -1) => {
      if (loading.current) return
      loading.current = true
      loadPart(otherPart(part.before, step, total))
        .then((came) => {
          if (came.images.length > 0) setOther(came)
        })
        .catch(() => {
          // The present image stays, and the next step asks again; the page links are there too.
        })
        .finally(() => {
          loading.current = false
        })
    },
    [part.before, total],
  )
  return (
    <Carousel
      label="Gallery"
      slides={part.images.map(gallerySlide)}
      interval={5000}
      layout="single"
      afterClick="restart"
      whole={{ total, before: part.before, onBeyond: goBeyond }}
    />
  )
}
