import { groupReference, type Group } from '../../content/group-json-ld'
import { imageSource } from '../../content/media'
import type { EventType } from '../../paths'
import { paths } from '../../paths'
import { unicodeText } from '../../ui/text/scientific-text'
import { thing, type Thing } from '../../ui/page/json-ld'
import type { EventItemFragment, EventsSiteFragment } from './queries.generated'

/**
 * An event in schema.org's words. Search engines want a name, a beginning and a place (Google Search Central, "Event
 * structured data"); without a place of its own it is at the group's institution.
 */
export function eventThing(
  origin: string,
  event: Pick<
    EventItemFragment,
    'documentId' | 'title' | 'date' | 'startTime' | 'endTime' | 'place' | 'description'
  > & {
    image: Parameters<typeof imageSource>[0] | null
  },
  type: EventType,
  site: Group,
): Thing {
  const { department, institution, groupName } = site
  const at = (time: string | null) => (time === null ? event.date : `${event.date}T${time}`)
  const url = origin + paths.eventPage(type, event.documentId)
  return thing('Event', {
    '@id': `${url}#event`,
    url,
    name: unicodeText(event.title),
    // Without a zone it is the time of the place (Google Search Central).
    startDate: at(event.startTime),
    endDate: at(event.endTime ?? event.startTime),
    eventStatus: 'https://schema.org/EventScheduled',
    description: unicodeText(event.description),
    image: event.image && origin + imageSource(event.image).src,
    location: thing('Place', {
      name: event.place ?? institution ?? groupName,
      address: [department, institution].filter(Boolean).join(', ') || groupName,
    }),
    organizer: groupReference(origin, site),
  })
}

/** Events as search engines are told of them: none of the achievements, as nobody can go to an award or a patent. */
export const eventThings = (
  origin: string,
  events: readonly EventItemFragment[],
  type: EventType,
  site: Group & Pick<EventsSiteFragment, 'eventPlaceholder'>,
): Thing[] =>
  type === 'achievements'
    ? []
    : events.map((event) =>
        // As it is shown.
        eventThing(origin, { ...event, image: event.image ?? site.eventPlaceholder }, type, site),
      )
