import { Link, useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../content/banner'
import { eventTitles } from '../../content/event-titles'
import { imageSource } from '../../content/media'
import { pageQuery } from '../../cms/page-query'
import { paths } from '../../paths'
import { Page } from '../../ui/page/page'
import { noThings } from '../../ui/page/page-head'
import { longDays } from '../../ui/text/date'
import { unicodeText } from '../../ui/text/scientific-text'
import { EventItem } from './event-item'
import { eventThings } from './event-json-ld'
import { wordsAlone } from '../../ui/text/markdown'
import { EventDocument } from './queries.generated'

export const loader = pageQuery(EventDocument, {
  variables: ({ documentId = '' }) => ({ documentId }),
  exists: ({ event }) => event !== null,
  // Somebody has put it among those of another type.
  moved: ({ event }, { type }) =>
    event && event.event_type !== type ? paths.eventPage(event.event_type, event.documentId) : undefined,
})

/** One event, at an address to be passed on: in the list it moves down with each that follows. */
export function Component() {
  const { site, event } = useLoaderData<typeof loader>()
  if (!event) throw new Error('There is no such event.')
  const { event_type: type, title, date, lastDay, description, image } = event
  const placeholder = site?.eventPlaceholder
  return (
    <Page
      title={unicodeText(title)}
      heading={eventTitles[type]}
      description={`${longDays(date, lastDay)}: ${wordsAlone(description)}`}
      banner={bannerOf(site)}
      picture={image ? imageSource(image) : undefined}
      above={[
        { name: 'Events', path: paths.event },
        { name: eventTitles[type], path: paths.events(type) },
      ]}
      things={import.meta.env.SSR && site ? (origin) => eventThings(origin, [event], type, site) : noThings}
    >
      <ul>
        <EventItem
          event={event}
          type={type}
          first
          isAlone
          placeholder={placeholder ? imageSource(placeholder) : undefined}
        />
      </ul>
      <p>
        <Link to={paths.events(type)}>All {eventTitles[type]}</Link>
      </p>
    </Page>
  )
}
