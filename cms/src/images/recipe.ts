import { kinds, type Kind } from './kinds'

/** From a portrait on a telephone to a banner on a sharp screen. */
const widths = [320, 640, 960, 1440, 2240] as const
const widest = widths[4]

/** Below this part of the image's own width, the widest of {@link widths} would look soft where the own width would not. */
const closeEnough = 0.85

/** Most pixels of a rendition: an AVIF takes 20 bytes of memory for each while it is made. */
const mostPixels = 12_000_000

/**
 * The widths an image is offered in: never wider than it is, and one as wide as it is when no other comes near. A very
 * tall one is not offered as wide as others.
 */
export function widthsFor(width: number, height: number): number[] {
  const tall = Math.floor(Math.sqrt((mostPixels * width) / height))
  const most = Math.min(width, widest, tall)
  const narrower = widths.filter((candidate) => candidate <= most)
  return (narrower.at(-1) ?? 0) < most * closeEnough ? [...narrower, most] : narrower
}

/** The small kinds. All browsers that tell of somebody who asked for less motion know one of them. */
export const modernKinds = ['avif', 'webp'] as const

/**
 * The kinds a rendition is made in: the modern ones, and the image's own for the browsers that know neither. A browser takes
 * the first of the list that it knows.
 */
export function kindsFor(own: Kind): Kind[] {
  return [...new Set<Kind>([...modernKinds, own])]
}

const still = 'still_'

/** The name of a rendition among the formats of its file: `avif_640`, and `still_avif_640` of an animation. */
export const renditionName = (kind: Kind, width: number, { isStill = false } = {}): string =>
  `${isStill ? still : ''}${kind}_${width}`

const named = new RegExp(`^(${still})?(${Object.keys(kinds).join('|')})_(\\d+)$`)

export const isRenditionName = (name: string): boolean => named.test(name)

export const isStillName = (name: string): boolean => name.startsWith(still)
