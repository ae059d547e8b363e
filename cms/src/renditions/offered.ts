import { isRenditionName, isStillName } from '../images/recipe'

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
  const copies = copiesOf(formats).filter(([name]) => name !== 'thumbnail' && !isStillName(name))
  const made = copies.filter(([name]) => isRenditionName(name))
  return inOrder(made.length > 0 ? made : copies)
}

/**
 * The copies of an animation that do not move; `null` for any other image, and before they are made.
 * @param formats of the file, as Strapi keeps them
 */
export function offeredStills(formats: unknown): Offered[] | null {
  const stills = copiesOf(formats).filter(([name]) => isStillName(name))
  return stills.length > 0 ? inOrder(stills) : null
}

const copiesOf = (formats: unknown) =>
  Object.entries(formats ?? {}).filter((entry): entry is [string, Copy] => isCopy(entry[1]))

const inOrder = (copies: [string, Copy][]): Offered[] =>
  copies
    .map(([, { url, width, mime }]) => ({ url, width, type: mime }))
    .sort((a, b) => a.type.localeCompare(b.type, 'en') || a.width - b.width)
