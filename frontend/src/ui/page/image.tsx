import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { positionOf, type FocalPoint } from './focal-point'

/** Copies of an image in one kind (`image/avif`), as `srcset` lists them. */
export interface ImageKind {
  type: string
  srcSet: string
}

/** An image as the page needs it: its address, its copies, its size in pixels and its words. */
export interface ImageSource {
  /** The image itself, in its full size. */
  src: string
  /** In the order in which a browser tries them; the last is one that every browser knows. Empty without copies. */
  kinds: ImageKind[]
  /** Copies of an animation that do not move. */
  stills?: ImageKind[] | undefined
  /** A tiny picture as a data address, shown until the image arrives. */
  placeholder: string | undefined
  /** Undefined where nobody has chosen one: the page's own choice. */
  focalPoint?: FocalPoint | undefined
  width: number | undefined
  height: number | undefined
  alt: string
}

/**
 * When an image is fetched: `first` before everything else, for the one image that a page opens with; `at once` for
 * others that are seen without scrolling; `when near` for the rest.
 */
export type Loading = 'first' | 'at once' | 'when near'

/**
 * React writes a name that begins with two dashes as it is. Only what may be transparent has no placeholder; under all else a
 * light ground would glare in dark colours until the image arrives, and beside it.
 */
const styleOf = ({ placeholder, focalPoint }: ImageSource) =>
  ({
    '--placeholder': placeholder && `url(${placeholder})`,
    '--ground': placeholder && 'transparent',
    '--focal-point': focalPoint && positionOf(focalPoint),
  }) as CSSProperties

/** Of an image that is wider than what is shown of it more is needed than the layout says: what is shown is as sharp then. */
function sizesOf({ width, height }: ImageSource, sizes: string, crop: number | undefined): string {
  const times = crop && width && height ? width / height / crop : 1
  // Portraits from other cameras are a little wider, and no less sharp for it.
  if (times < 1.5) return sizes
  return sizes.replace(
    /([\d.]+)(rem|vw)(?=,|$)/g,
    (_, size: string, unit: string) => `${String(Math.round(Number(size) * times))}${unit}`,
  )
}

/**
 * An image that never shifts the page: width and height are always set when they are known.
 *
 * @param props.sizes the width that the layout gives it (`sizes` of HTML)
 * @param props.crop where the layout shows a part of it: width by height of that
 */
export function Image({
  image,
  crop,
  loading = 'when near',
  alt = image.alt,
  className,
  ...props
}: {
  image: ImageSource
  sizes: string
  crop?: number
  loading?: Loading
  alt?: string
  className?: string | undefined
}) {
  const { src, kinds, stills = [], width, height } = image
  const sizes = sizesOf(image, props.sizes, crop)
  const [best] = kinds
  const known = kinds.at(-1)?.srcSet
  if (loading === 'first' && best) {
    // Told in the head, the browser begins before it reads the page. A kind that it does not know it passes over.
    preload(src, {
      as: 'image',
      imageSrcSet: best.srcSet,
      imageSizes: sizes,
      type: best.type,
      media: stills.length > 0 ? '(prefers-reduced-motion: no-preference)' : undefined,
      fetchPriority: 'high',
    })
  }
  const img = (
    <img
      className={className}
      style={styleOf(image)}
      // React sets attributes in order and a browser starts fetching at src: the hints stand before it.
      loading={loading === 'when near' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : 'auto'}
      decoding="async"
      // A small image has no copies, and HTML no sizes without them.
      sizes={known && sizes}
      srcSet={known}
      src={src}
      width={width}
      height={height}
      alt={alt}
    />
  )
  if (kinds.length < 2 && stills.length === 0) return img
  return (
    <picture>
      {stills.map(({ type, srcSet }) => (
        <source
          key={`still ${type}`}
          media="(prefers-reduced-motion: reduce)"
          type={type}
          srcSet={srcSet}
          sizes={sizes}
        />
      ))}
      {kinds.slice(0, -1).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {img}
    </picture>
  )
}
