import { useLoaderData, useParams, useSearchParams } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { eventTitles } from '../../content/event-titles'
import { feedLink } from '../../content/feed/feed-links'
import { imageSource } from '../../content/media'
import { isThere, pageNumber, partOf } from '../../cms/page-number'
import { pageQuery } from '../../cms/page-query'
import { eventTypes, pageOfList, paths, type EventType } from '../../paths'
import { Nothing } from '../../session/nothing'
import { DocumentLinks } from '../../ui/page/document-links'
import { Page } from '../../ui/page/page'
import { noThings } from '../../ui/page/page-head'
import { PageLinks } from '../../ui/page/page-links'
import { unicodeText } from '../../ui/text/scientific-text'
import { Lazy, lazy } from '../../ui/feedback/lazy'
import { useIsAuthenticated } from '../../session/staff'
import { comingFirst } from './coming-first'
import { EventItem } from './event-item'
import { eventThings } from './event-json-ld'
import { EventsDocument, type EventsQuery } from './queries.generated'

const hiddenEvents = lazy(() => import('./staff/hidden-events'))

const isType = (type: string | undefined): type is EventType => eventTypes.some((known) => known === type)

const eventsOf = ({ events_connection }: EventsQuery) => ({
  events: events_connection?.nodes ?? [],
  total: events_connection?.pageInfo.total ?? 0,
})

/** A year or two of a busy group; older ones are on further pages. */
const pageLength = 30

export const loader = pageQuery(EventsDocument, {
  variables: ({ type = '' }, search) => ({ type, ...partOf(search, pageLength) }),
  exists: (answer, { type }) => {
    const { events, total } = eventsOf(answer)
    return isType(type) && isThere(events, total)
  },
})

export function Component() {
  const answer = useLoaderData<typeof loader>()
  const { type } = useParams()
  const [search] = useSearchParams()
  const isStaff = useIsAuthenticated()
  if (!isType(type)) throw new Error(`There is no event type ${String(type)}.`)
  const { site } = answer
  const { events, total } = eventsOf(answer)
  const page = pageNumber(search)
  const title = eventTitles[type]
  const placeholder = site?.eventPlaceholder
  const firstPicture = events.find(({ image }) => image !== null)?.image
  const calendar = { path: paths.eventsCalendar(type), type: 'text/calendar', title }
  return (
    <Page
      title={title}
      description={described(title, site?.groupName ?? 'group', events)}
      banner={bannerOf(site)}
      canonical={pageOfList(paths.events(type), page)}
      picture={firstPicture ? imageSource(firstPicture) : undefined}
      above={[{ name: 'Events', path: paths.event }]}
      things={import.meta.env.SSR && site ? (origin) => eventThings(origin, events, type, site) : noThings}
      alternates={[calendar, feedLink(paths.eventsFeed)]}
    >
      {events.length > 0 && (
        <DocumentLinks
          links={[
            { ...calendar, icon: 'calendar', label: 'Add all to a calendar' },
            { ...feedLink(paths.eventsFeed), icon: 'feed', label: 'Subscribe' },
          ]}
        />
      )}
      {events.length === 0 && (
        <Nothing add={paths.addEvent} label="Add an event">
          No events available for {title}
        </Nothing>
      )}
      {isStaff && <Lazy part={hiddenEvents}>{({ HiddenEvents }) => <HiddenEvents type={type} />}</Lazy>}
      <ul>
        {comingFirst(events).map((event, index) => (
          <EventItem
            key={event.documentId}
            event={event}
            type={type}
            first={index === 0}
            placeholder={placeholder ? imageSource(placeholder) : undefined}
          />
        ))}
      </ul>
      <PageLinks
        label="Pages of the events"
        path={paths.events(type)}
        page={page}
        pages={Math.ceil(total / pageLength)}
      />
    </Page>
  )
}

/** The kind of events, and the newest of them. @param events the newest first */
function described(title: string, groupName: string, events: { title: string }[]): string {
  const newest = events.slice(0, 2).map((event) => unicodeText(event.title))
  const opening = `${title} of the ${groupName}`
  return newest.length > 0 ? `${opening}: ${newest.join('; ')}.` : `${opening}.`
}
