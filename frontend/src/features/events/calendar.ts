import ical, { ICalEventTransparency } from 'ical-generator'
import { eventTitles } from '../../content/event-titles'
import type { Feed, FindFeed } from '../../content/feed/feed'
import { lastingId } from '../../content/feed/lasting-id'
import { momentAt } from '../../content/time-zone'
import { isOfSeveralDays } from '../../content/when-and-where'
import { eventTypes, paths, type EventType } from '../../paths'
import { unicodeText } from '../../ui/text/scientific-text'
import { wordsAlone } from '../../ui/text/markdown'
import { EventCalendarDocument, EventsCalendarDocument, type EventEntryFragment } from './feed.generated'

const type = 'text/calendar; charset=utf-8'

/**
 * Events as an iCalendar file (RFC 5545). Whoever made it once gets the same bytes again until an event changes: UID
 * (§3.8.4.7) is made of the event's own id and of no host (RFC 7986 §5.3), DTSTAMP (§3.8.7.2) is the time of its last change.
 *
 * @param timeZone of the times. They are written in UTC, which needs no zone of the file's own. Without it a time is that of the
 *   clock there and has no zone (§3.3.5, form 1), which some programs take for UTC
 */
export function calendar(
  origin: string,
  { name, timeZone }: { name: string; timeZone: string | null | undefined },
  events: Omit<EventEntryFragment, '__typename' | 'createdAt'>[],
): string {
  const file = ical({
    prodId: { company: 'Research group website', product: 'Events', language: 'EN' },
    name,
    // How often programs that subscribed ask again.
    ttl: 24 * 60 * 60,
  })
  for (const event of events) {
    const { documentId, version, event_type, title, date, lastDay, startTime, endTime, place, description } =
      event
    const changed = new Date(event.updatedAt ?? 0)
    const at = (day: string, time: string) =>
      timeZone ? momentAt(day, time, timeZone) : new Date(`${day}T${time}:00Z`)
    const afterLastDay = isOfSeveralDays(event) ? dayAfter(lastDay ?? date) : null
    const start = startTime === null ? new Date(date) : at(date, startTime)
    const end = endTime === null ? afterLastDay && at(afterLastDay, '00:00') : at(lastDay ?? date, endTime)
    file.createEvent({
      id: lastingId(documentId),
      sequence: version ?? 0,
      stamp: changed,
      lastModified: changed,
      // A date without an end is that whole day (§3.6.1); an end is the first moment, or day, after the event (§3.8.2.2).
      ...(startTime === null
        ? { start, end: afterLastDay && new Date(afterLastDay), allDay: true }
        : // An end must be later than its beginning (§3.8.2.2).
          { start, end: end && end > start ? end : null, floating: !timeZone }),
      location: place && wordsAlone(place),
      summary: unicodeText(title),
      description: wordsAlone(description),
      categories: [{ name: eventTitles[event_type] }],
      url: origin + paths.eventPage(event_type, documentId),
      // It takes nobody's time (§3.8.2.7).
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return file.toString()
}

/** @param day as ISO 8601 has it, like the answer */
const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** The calendar of a type of events, and of one event. */
export const eventCalendars: FindFeed = (pathname) => {
  const [, eventType, documentId] = /^\/events\/([a-z]+)(?:\/([a-z0-9]+))?\.ics$/i.exec(pathname) ?? []
  const known = eventTypes.find((one) => one === eventType)
  if (!known) return undefined
  return documentId === undefined ? calendarOf(known) : calendarOfOne(known, documentId)
}

const calendarOf = (eventType: EventType): Feed => ({
  type,
  headers: { 'content-disposition': `inline; filename="${eventType}.ics"` },
  make: async (ask, origin) => {
    const { site, events } = await ask(EventsCalendarDocument, { type: eventType })
    const name = [eventTitles[eventType], site?.groupName].filter(Boolean).join(' · ')
    return calendar(origin, { name, timeZone: site?.timeZone }, events)
  },
})

const calendarOfOne = (eventType: EventType, documentId: string): Feed => ({
  type,
  headers: { 'content-disposition': 'attachment; filename="event.ics"' },
  make: async (ask, origin) => {
    const { site, event } = await ask(EventCalendarDocument, { documentId })
    if (event === null) return null
    // Somebody has put it among those of another type.
    if (event.event_type !== eventType) return { location: paths.eventCalendar(event.event_type, documentId) }
    return calendar(origin, { name: site?.groupName ?? '', timeZone: site?.timeZone }, [event])
  },
})
