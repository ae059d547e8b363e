import { imageSource } from '../../../content/media'
import type { ImageFileFragment } from '../../../content/media.generated'
import { Image } from '../../../ui/page/image'

/**
 * An image that the history names by its address, small: a copy of it while the media library has it, else what is found there.
 *
 * @param props.images of the media library
 * @param props.sizes the width that the layout gives it (`sizes` of HTML)
 */
export function KeptImage({
  url,
  images,
  sizes,
  className,
}: {
  url: string
  images: readonly ImageFileFragment[]
  sizes: string
  className: string | undefined
}) {
  const file = images.find((image) => image.url === url) ?? { url, ...unknown }
  return <Image image={imageSource(file)} alt="" sizes={sizes} className={className} />
}

const unknown = { alternativeText: null, width: null, height: null, placeholder: null, renditions: [] }
