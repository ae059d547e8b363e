import type { ImageSource } from './image'

/** In pixels. Facebook and LinkedIn ask for 1,200; chats leave a picture out whose file is large. */
const widest = 1440

/**
 * The copy of an image that other programs show beside a link and in results: in the kind that all of them know, and large enough; the
 * image itself where it has no copies.
 */
export function previewCopy({
  src,
  kinds,
  width,
  height,
}: ImageSource): Pick<ImageSource, 'src' | 'width' | 'height'> {
  const copies = (kinds.at(-1)?.srcSet ?? '').split(', ').map((copy) => {
    const [address = '', wide = ''] = copy.split(' ')
    return { src: address, width: Number.parseInt(wide, 10) }
  })
  const copy = copies
    .filter((one) => one.width <= widest)
    .toSorted((one, other) => other.width - one.width)[0]
  if (copy === undefined || !width || !height || width <= copy.width) return { src, width, height }
  return { ...copy, height: Math.max(1, Math.round((height * copy.width) / width)) }
}
