import { groupReference, type Group } from '../../content/group-json-ld'
import { imageSource } from '../../content/media'
import { withOffset } from '../../content/time-zone'
import type { EventType } from '../../paths'
import { paths } from '../../paths'
import { unicodeText } from '../../ui/text/scientific-text'
import { thing, type Thing } from '../../ui/page/json-ld'
import { addressPieces } from '../../ui/text/addresses'
import { wordsAlone } from '../../ui/text/markdown'
import type { EventItemFragment, EventsSiteFragment } from './queries.generated'

type EventSite = Group & Pick<EventsSiteFragment, 'timeZone'>

/**
 * An event in schema.org's words. Search engines want a name, a beginning and a place (Google Search Central, "Event
 * structured data"); without a place of its own it is at the group's
 * institution.
 */
export function eventThing(
  origin: string,
  event: Pick<
    EventItemFragment,
    'documentId' | 'title' | 'date' | 'lastDay' | 'startTime' | 'endTime' | 'place' | 'description'
  > & {
    image: Parameters<typeof imageSource>[0] | null
  },
  type: EventType,
  site: EventSite,
): Thing {
  const { timeZone } = site
  const { date, lastDay, startTime, endTime } = event
  // Without a zone it is the time of the place (Google Search Central).
  const at = (day: string, time: string) => (timeZone ? withOffset(day, time, timeZone) : `${day}T${time}`)
  const url = origin + paths.eventPage(type, event.documentId)
  return thing('Event', {
    '@id': `${url}#event`,
    url,
    name: unicodeText(event.title),
    startDate: startTime === null ? date : at(date, startTime),
    // Nobody knows when one of a single day is over that has a beginning and no end.
    endDate: startTime === null ? (lastDay ?? date) : endTime ? at(lastDay ?? date, endTime) : lastDay,
    eventStatus: 'https://schema.org/EventScheduled',
    description: wordsAlone(event.description),
    image: event.image && origin + imageSource(event.image).src,
    ...attendance(event.place, site),
    organizer: groupReference(origin, site),
  })
}

/** Where an event is: on the web, at an address of its own, or somewhere at the group's. */
function attendance(place: string | null, { department, institution, groupName }: Group) {
  const url = addressPieces(place ?? '').find(({ address }) => address?.startsWith('http'))?.address
  if (url !== undefined)
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: thing('VirtualLocation', { url }),
    }
  const home = [department, institution].filter(Boolean).join(', ') || groupName
  return {
    location: thing('Place', {
      name: place ?? institution ?? groupName,
      // A place with a comma says where it is itself.
      address: place === null ? home : place.includes(',') ? place : `${place}, ${home}`,
    }),
  }
}

/** Events as search engines are told of them: none of the achievements, as nobody can go to an award or a patent. */
export const eventThings = (
  origin: string,
  events: readonly EventItemFragment[],
  type: EventType,
  site: EventSite & Pick<EventsSiteFragment, 'eventPlaceholder'>,
): Thing[] =>
  type === 'achievements'
    ? []
    : events.map((event) =>
        // As it is shown.
        eventThing(origin, { ...event, image: event.image ?? site.eventPlaceholder }, type, site),
      )
