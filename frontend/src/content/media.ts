import type { ImageFileFragment } from './media.generated'
import type { FocalPoint } from '../ui/page/focal-point'
import type { ImageKind, ImageSource } from '../ui/page/image'

type Rendition = Pick<ImageFileFragment['renditions'][number], 'url' | 'width' | 'type'>

/** What of a file of the media library is needed to show it. */
interface Shown extends Pick<
  ImageFileFragment,
  'url' | 'alternativeText' | 'width' | 'height' | 'placeholder'
> {
  focalPoint?: FocalPoint | null
  renditions: Rendition[]
  stills?: Rendition[] | null
}

/** Where the front end serves a file of the media library: the CMS's address without its `/uploads`. */
export const publicUrl = (url: string) => url.replace(/^\/uploads\//, '/')

/** What a file of the media library is to the page: its address, and its renditions by kind and width. */
export function imageSource(file: Shown): ImageSource {
  return {
    src: publicUrl(file.url),
    kinds: kindsOf(file),
    stills: file.stills ? inKinds(file.stills) : undefined,
    placeholder: file.placeholder ?? undefined,
    focalPoint: file.focalPoint ?? undefined,
    width: file.width ?? undefined,
    height: file.height ?? undefined,
    alt: file.alternativeText ?? '',
  }
}

/** The smallest first, which every browser passes over that does not know it; any other kind is known to all. */
const modern = ['image/avif', 'image/webp']

function kindsOf({ renditions, url, width }: Shown): ImageKind[] {
  // Shortly after the upload there is a small copy only, which would be too small for some. So it stays for an animation.
  const isComplete = renditions.some(({ type }) => type === 'image/avif')
  return inKinds(renditions, !isComplete && width ? [{ url, width }] : [])
}

/** @param original the image itself, where it is a choice too */
function inKinds(
  renditions: readonly Rendition[],
  original: Pick<Rendition, 'url' | 'width'>[] = [],
): ImageKind[] {
  const types = [...new Set(renditions.map(({ type }) => type))]
  const others = types.filter((type) => !modern.includes(type))
  return [...modern.filter((type) => types.includes(type)), ...others].map((type) => ({
    type,
    srcSet: [...renditions.filter((rendition) => rendition.type === type), ...original]
      .map(({ url, width }) => `${publicUrl(url)} ${String(width)}w`)
      .join(', '),
  }))
}
