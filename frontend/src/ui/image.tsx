/** An image as the page needs it: its address, its renditions by width, its size in pixels and its words. */
export interface ImageSource {
  src: string
  srcSet: string
  width: number | undefined
  height: number | undefined
  alt: string
}

/**
 * An image that never shifts the page: width and height are always set when they are known.
 *
 * @param props.sizes the width that the layout gives it (`sizes` of HTML)
 * @param props.priority for the one image above the fold: fetched at once and first; all others when they come near
 */
export function Image({
  image,
  sizes,
  priority = false,
  alt = image.alt,
  className,
}: {
  image: ImageSource
  sizes: string
  priority?: boolean
  alt?: string
  className?: string | undefined
}) {
  return (
    <img
      className={className}
      // React sets attributes in order and a browser starts fetching at src: the hints stand before it.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      sizes={sizes}
      srcSet={image.srcSet || undefined}
      src={image.src}
      width={image.width}
      height={image.height}
      alt={alt}
    />
  )
}
