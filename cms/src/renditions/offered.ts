import { isRenditionName } from '../images/recipe'

/** A copy of an image as a page is told of it. */
export interface Offered {
  url: string
  width: number
  type: string
}

interface Copy {
  url: string
  width: number
  mime: string
}

const isCopy = (value: unknown): value is Copy =>
  typeof value === 'object' && value !== null && 'url' in value && 'width' in value && 'mime' in value

/**
 * The copies that a page may choose from, by type and width. As long as the renditions are not made, these are the
 * copies that Strapi has made at once, but for the thumbnail of its admin.
 * @param formats of the file, as Strapi keeps them
 */
export function offeredRenditions(formats: unknown): Offered[] {
  if (typeof formats !== 'object' || formats === null) return []
  const copies = Object.entries(formats).filter(
    (entry): entry is [string, Copy] => entry[0] !== 'thumbnail' && isCopy(entry[1]),
  )
  const made = copies.filter(([name]) => isRenditionName(name))
  return (made.length > 0 ? made : copies)
    .map(([, { url, width, mime }]) => ({ url, width, type: mime }))
    .sort((a, b) => a.type.localeCompare(b.type, 'en') || a.width - b.width)
}
