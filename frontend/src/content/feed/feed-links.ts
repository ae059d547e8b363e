import { paths } from '../../paths'
import type { Alternate } from '../../ui/page/page-head'

const atom = (path: string, title: string): Alternate => ({ path, title, type: 'application/atom+xml' })

/** The feeds that readers can subscribe to, as pages name them. */
export const feedLinks = {
  updates: atom(paths.updatesFeed, 'Updates'),
  events: atom(paths.eventsFeed, 'Events'),
  publications: atom(paths.publicationsFeed, 'Publications'),
}
