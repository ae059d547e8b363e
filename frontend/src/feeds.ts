import type { Feed, FindFeed } from './content/feed/feed'
import { plainText } from './ui/text/plain-text'
import { eventCalendars } from './features/events/calendar'
import { eventsFeed } from './features/events/feed'
import { publicationExports } from './features/publications/formats/export'
import { publicationsFeed } from './features/publications/feed'
import { updatesFeed } from './features/updates/feed'
import { eventTypes, paths } from './paths'
import { robots } from './site/robots'
import { sitemap } from './site/sitemap'

/** The table of contents of everything that is no page. */
const feeds: FindFeed[] = [
  updatesFeed,
  eventsFeed,
  eventCalendars,
  publicationsFeed,
  publicationExports,
  sitemap,
  robots,
]

/** The addresses that feed readers and calendars come back to. */
export const fixedFeeds: string[] = [
  paths.updatesFeed,
  paths.eventsFeed,
  ...eventTypes.map(paths.eventsCalendar),
  paths.publicationsFeed,
]

/** Who answers for an address, if anybody does. Whatever the content holds, what is answered is plain text. */
export function findFeed(pathname: string): Feed | undefined {
  for (const find of feeds) {
    const feed = find(pathname)
    if (feed) return { ...feed, make: plain(feed.make) }
  }
  return undefined
}

const plain =
  (make: Feed['make']): Feed['make'] =>
  async (...given) => {
    const made = await make(...given)
    return typeof made === 'string' ? plainText(made) : made
  }
