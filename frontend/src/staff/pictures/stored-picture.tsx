import { srcSetOf, type Picture } from './picture'

/** A stored picture as forms show it, in the copy that fits. */
export const StoredPicture = ({
  picture,
  className,
  draggable,
}: {
  picture: Picture
  className: string | undefined
  draggable?: false
}) => (
  <img
    src={picture.src}
    srcSet={srcSetOf(picture)}
    sizes="14rem"
    alt={picture.alternativeText}
    loading="lazy"
    decoding="async"
    draggable={draggable}
    className={className}
  />
)
