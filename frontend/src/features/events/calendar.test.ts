import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendar, eventCalendars } from './calendar'

const origin = 'https://group.example'
const talks = { name: 'Talks', timeZone: null }
const event = {
  documentId: 'abc123',
  version: 3,
  event_type: 'icube' as const,
  title: 'Talk on H<sub>2</sub>S; sensors, and more',
  date: '2021-08-12',
  lastDay: null,
  startTime: null,
  endTime: null,
  place: null,
  description: `Ein Vortrag über Gassensoren: ${'größer, kälter, 𝜶-heller; '.repeat(20)}\nSecond line.`,
  updatedAt: '2021-07-01T10:20:30.000Z',
}

const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))

test('an event is a whole day, with its words as they are', () => {
  const [one] = read(calendar(origin, talks, [event]))
  expect(one?.startDate.isDate).toBe(true)
  expect(one?.startDate.toString()).toBe('2021-08-12')
  expect(one?.endDate.toString()).toBe('2021-08-13')
  expect(one?.summary).toBe('Talk on H₂S; sensors, and more')
  expect(one?.description).toBe(event.description)
  expect(one?.component.getFirstPropertyValue('url')).toBe('https://group.example/events/icube/abc123')
})

test('an event with a time is at that time on the clock of who goes there, and says where', () => {
  const [one] = read(
    calendar(origin, talks, [{ ...event, startTime: '15:00', endTime: '16:30', place: 'Hall; left' }]),
  )
  expect(one?.startDate.isDate).toBe(false)
  expect([one?.startDate.toString(), one?.endDate.toString()]).toEqual([
    '2021-08-12T15:00:00',
    '2021-08-12T16:30:00',
  ])
  expect(one?.startDate.zone.tzid).toBe('floating')
  expect(one?.location).toBe('Hall; left')
})

test.each([
  ['whole days', null, null, '2021-08-12', '2021-08-15'],
  ['from a time to a time', '09:00', '17:00', '2021-08-12T09:00:00', '2021-08-14T17:00:00'],
  ['from a time to the end of the last day', '09:00', null, '2021-08-12T09:00:00', '2021-08-15T00:00:00'],
])('an event of several days is one entry: %s', (_, startTime, endTime, start, end) => {
  const [one, ...others] = read(
    calendar(origin, talks, [{ ...event, lastDay: '2021-08-14', startTime, endTime }]),
  )
  expect([one?.startDate.toString(), one?.endDate.toString()]).toEqual([start, end])
  expect(others).toEqual([])
})

test.each([
  ['ends as it begins', { startTime: '09:00', endTime: '09:00' }],
  ['has its only day as the last one', { startTime: '09:00', lastDay: '2021-08-12' }],
])('an event that %s has no end in a calendar', (_, times) => {
  expect(calendar(origin, talks, [{ ...event, ...times }])).not.toContain('DTEND')
})

test('where the zone is known, a time is the same moment everywhere', () => {
  const timed = { ...event, startTime: '15:00', endTime: '16:30' }
  const text = calendar(origin, { ...talks, timeZone: 'Asia/Kolkata' }, [timed])
  expect(text).toContain('DTSTART:20210812T093000Z\r\nDTEND:20210812T110000Z')
})

test('it stays the same event: the same UID, and the stamp of its last change', () => {
  const once = calendar(origin, talks, [event])
  expect(calendar(origin, talks, [event])).toBe(once)
  const [uid] = /UID:[0-9a-f-]{36}\r\n/.exec(once) ?? []
  expect(uid).toBeDefined()
  expect(calendar('https://elsewhere.example', talks, [event])).toContain(uid)
  expect(once).toContain('DTSTAMP:20210701T102030Z\r\n')
  expect(once).toContain('SEQUENCE:3\r\n')
})

test('lines end with CR LF and have at most 75 octets, none of them half a character', () => {
  const text = calendar(origin, talks, [event])
  const bytes = Buffer.from(text)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of bytes.toString('latin1').split('\r\n')) {
    expect(line.length).toBeLessThanOrEqual(75)
    const decode = () => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))
    expect(decode).not.toThrow()
  }
})

test('a calendar may be empty', () => {
  expect(read(calendar(origin, talks, []))).toEqual([])
})

test('the calendar of an event that is among those of another type now leads there', async () => {
  const ask = () => Promise.resolve({ site: null, event: { ...event, event_type: 'celebrations' } } as never)
  const made = await eventCalendars('/events/icube/abc123.ics')?.make(ask, origin, new URLSearchParams())
  expect(made).toEqual({ location: '/events/celebrations/abc123.ics' })
})

test('calendars have the addresses of the types of events and of single events', () => {
  expect(eventCalendars('/events/icube.ics')).toBeDefined()
  expect(eventCalendars('/events/icube/abc123.ics')).toBeDefined()
  expect(eventCalendars('/events/others.ics')).toBeUndefined()
  expect(eventCalendars('/events/icube/../x.ics')).toBeUndefined()
})
