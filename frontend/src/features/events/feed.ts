import { atom, atomLength, atomType } from '../../content/feed/atom'
import { feedAt } from '../../content/feed/feed'
import { feedLinks } from '../../content/feed/feed-links'
import { paths } from '../../paths'
import { longDate } from '../../ui/text/date'
import { EventsFeedDocument } from './feed.generated'

/** The newest events of all types, for feed readers. */
export const eventsFeed = feedAt(paths.eventsFeed, {
  type: atomType,
  make: async (ask, origin) => {
    const { site, events } = await ask(EventsFeedDocument, { limit: atomLength })
    const entries = events.map(
      ({ documentId, event_type, title, date, description, createdAt, updatedAt }) => ({
        id: documentId,
        path: `${paths.events(event_type)}#${documentId}`,
        title,
        summary: `${longDate(date)}\n${description}`,
        createdAt,
        updatedAt,
      }),
    )
    return atom(origin, { ...feedLinks.events, page: paths.event, site }, entries)
  },
})
