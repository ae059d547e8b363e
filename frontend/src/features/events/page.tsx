import { useLoaderData, useParams } from 'react-router-dom'
import { bannerOf } from '../../cms/banner'
import { eventTitles } from '../../cms/event-titles'
import { feedLinks } from '../../cms/feed-links'
import { imageSource } from '../../cms/media'
import { pageQuery } from '../../cms/page-query'
import { eventTypes, paths, type EventType } from '../../paths'
import { DocumentLinks } from '../../ui/document-links'
import { Page } from '../../ui/page'
import { noThings } from '../../ui/page-head'
import { unicodeText } from '../../ui/scientific-text'
import { EventItem } from './event-item'
import { eventThing } from './event-thing'
import { EventsDocument } from './queries.generated'

const isType = (type: string | undefined): type is EventType => eventTypes.some((known) => known === type)

export const loader = pageQuery(EventsDocument, {
  variables: ({ type = '' }) => ({ type }),
  exists: (_answer, { type }) => isType(type),
})

export function Component() {
  const { site, events } = useLoaderData<typeof loader>()
  const { type } = useParams()
  if (!isType(type)) throw new Error(`There is no event type ${String(type)}.`)
  const title = eventTitles[type]
  const placeholder = site?.eventPlaceholder
  const firstPicture = events.find(({ image }) => image !== null)?.image
  const calendar = { path: paths.eventsCalendar(type), type: 'text/calendar', title }
  return (
    <Page
      title={title}
      description={described(title, site?.groupName ?? 'group', events)}
      banner={bannerOf(site)}
      picture={firstPicture ? imageSource(firstPicture) : undefined}
      above={[{ name: 'Events', path: paths.event }]}
      things={
        import.meta.env.SSR && site
          ? (origin) => events.map((event) => eventThing(origin, event, type, site))
          : noThings
      }
      alternates={[calendar, feedLinks.events]}
    >
      {events.length > 0 && (
        <DocumentLinks
          links={[
            { ...calendar, icon: 'calendar', label: 'Add all to a calendar' },
            { ...feedLinks.events, icon: 'feed', label: 'Subscribe' },
          ]}
        />
      )}
      {events.length === 0 && <p>No events available for {title}</p>}
      <ul>
        {events.map((event, index) => (
          <EventItem
            key={event.documentId}
            event={event}
            type={type}
            first={index === 0}
            placeholder={placeholder ? imageSource(placeholder) : undefined}
          />
        ))}
      </ul>
    </Page>
  )
}

/** The kind of events, and the newest of them. @param events the newest first */
function described(title: string, groupName: string, events: { title: string }[]): string {
  const newest = events.slice(0, 2).map((event) => unicodeText(event.title))
  const opening = `${title} of the ${groupName}`
  return newest.length > 0 ? `${opening}: ${newest.join('; ')}.` : `${opening}.`
}
