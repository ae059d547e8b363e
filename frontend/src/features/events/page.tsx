import { useLoaderData, useParams } from 'react-router-dom'
import { bannerOf } from '../../cms/banner'
import { eventTitles } from '../../cms/event-titles'
import { imageSource } from '../../cms/media'
import { pageQuery } from '../../cms/page-query'
import { eventTypes, type EventType } from '../../paths'
import { Page } from '../../ui/page'
import { EventItem } from './event-item'
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
  return (
    <Page
      title={title}
      description={`${title} of the ${site?.groupName ?? 'group'}.`}
      banner={bannerOf(site)}
    >
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
