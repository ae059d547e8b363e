import type { ImageFileFragment } from './media.generated'
import type { ImageSource } from '../ui/image'

/** What of a file of the media library is needed to show it. */
type Shown = Pick<ImageFileFragment, 'url' | 'alternativeText' | 'width' | 'height' | 'formats'>

/** Where the front end serves a file of the media library: the CMS's address without its `/uploads`. */
export const publicUrl = (url: string) => url.replace(/^\/uploads\//, '/')

/** What a file of the media library is to the page: its largest rendition, and the smaller ones by width. */
export function imageSource(file: Shown): ImageSource {
  const renditions = [...formats(file.formats), ...original(file)]
  return {
    src: publicUrl(file.url),
    srcSet: renditions.map(({ url, width }) => `${publicUrl(url)} ${String(width)}w`).join(', '),
    width: file.width ?? undefined,
    height: file.height ?? undefined,
    alt: file.alternativeText ?? '',
  }
}

interface Rendition {
  url: string
  width: number
}

const original = ({ url, width }: Shown): Rendition[] => (width ? [{ url, width }] : [])

/** Strapi's `formats` is untyped JSON, `{ [name]: { url, width, … } }`, or null for a file that has none. */
function formats(json: unknown): Rendition[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.values(json)
    .filter(isRendition)
    .sort((a, b) => a.width - b.width)
}

const isRendition = (value: unknown): value is Rendition =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'width' in value &&
  typeof value.width === 'number'
