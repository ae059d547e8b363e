import type { Noun, Whereabouts } from '../../content/noun'
import { nouns } from '../../nouns'
import { eventTypes, memberCategories, paths } from '../../paths'

/** Every place that the address of a page can name. */
const places: Whereabouts[] = [
  {},
  ...eventTypes.map((eventType) => ({ eventType })),
  ...memberCategories.map((category) => ({ category })),
]

/** What can be added, and where. */
interface CardHere {
  /** With the place that it is added to, as the form of the noun reads it. */
  to: string
  title: string
  /** Whether the present page shows what is added there. */
  isHere: boolean
}

/**
 * What can be added to the site, and first what belongs to a page.
 *
 * @param pathname the address of the page
 */
export const cardsHere = (pathname: string): CardHere[] =>
  Object.values(nouns)
    .flatMap((noun) => {
      const { card } = noun
      // The settings are there already.
      if (!card || card.to === paths.addSettings) return []
      const place = placeOf(noun, pathname)
      const search = place && new URLSearchParams(Object.entries(place)).toString()
      return {
        to: card.to + (search ? `?${search}` : ''),
        title: card.title,
        isHere: place !== undefined,
      }
    })
    .sort((one, other) => Number(other.isHere) - Number(one.isHere))

/** @returns the place that the page names; undefined when the page shows nothing of the noun */
function placeOf({ page, below }: Noun, pathname: string): Whereabouts | undefined {
  const named = places.find((place) => page(place) === pathname)
  return named ?? (below !== undefined && pathname.startsWith(below) ? {} : undefined)
}
