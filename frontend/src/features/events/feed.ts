import { atom, atomLength, atomType } from '../../content/feed/atom'
import { feedAt, firstOf, type NounFeeds } from '../../content/feed/feed'
import { feedLink } from '../../content/feed/feed-links'
import { whenAndWhere } from '../../content/when-and-where'
import { eventTypes, paths } from '../../paths'
import { eventCalendars } from './calendar'
import { EventsFeedDocument } from './feed.generated'

/** The newest events of all types, for feed readers. */
const eventsFeed = feedAt(paths.eventsFeed, {
  type: atomType,
  make: async (ask, origin) => {
    const { site, events } = await ask(EventsFeedDocument, { limit: atomLength })
    const entries = events.map(
      ({ documentId, event_type, title, description, createdAt, updatedAt, ...event }) => ({
        id: documentId,
        path: paths.eventPage(event_type, documentId),
        title,
        summary: `${whenAndWhere(event, { withDay: true })}\n${description}`,
        createdAt,
        updatedAt,
      }),
    )
    return atom(origin, { ...feedLink(paths.eventsFeed), page: paths.event, site }, entries)
  },
})

export const feeds: NounFeeds = {
  find: firstOf(eventsFeed, eventCalendars),
  fixed: [paths.eventsFeed, ...eventTypes.map(paths.eventsCalendar)],
}
