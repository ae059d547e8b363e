import type { ImageKind, ImageSource } from './image'

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
  const copy = copiesOf(kinds).findLast((one) => one.width <= widest)
  if (copy === undefined || !width || !height || width <= copy.width) return { src, width, height }
  return { ...copy, height: Math.max(1, Math.round((height * copy.width) / width)) }
}

/**
 * In pixels. Of what is smaller Facebook shows none, and a strip that is lower says nothing anywhere.
 * Source: developers.facebook.com/docs/sharing/webmasters/images
 */
const smallest = 200

/** Whether there is something to see of an image beside a link. */
export function isPreviewable(image: ImageSource): boolean {
  const { width = smallest, height = smallest } = previewCopy(image)
  return Math.min(width, height) >= smallest
}

/** The address of an image in its smallest size, in a kind that all programs know. */
export const iconCopy = ({ src, kinds }: ImageSource): string => copiesOf(kinds)[0]?.src ?? src

/** The copies in the kind that all programs know, the narrowest first. */
const copiesOf = (kinds: ImageKind[]) =>
  (kinds.at(-1)?.srcSet.split(', ') ?? [])
    .map((copy) => {
      const [src = '', wide = ''] = copy.split(' ')
      return { src, width: Number.parseInt(wide, 10) }
    })
    .toSorted((one, other) => one.width - other.width)
