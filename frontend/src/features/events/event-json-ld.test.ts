import { expect, test } from 'vitest'
import { eventThing } from './event-json-ld'

const site = {
  groupName: 'Sample Group',
  department: 'Physics',
  institution: 'Sample University',
  timeZone: null,
}
const event = {
  documentId: 'e1',
  title: 'Talk on H<sub>2</sub>S',
  date: '2021-08-12',
  lastDay: null,
  startTime: null,
  endTime: null,
  place: null,
  description: 'A sample talk.',
  image: null,
}

test('an event has the name, the beginning and the place that search engines want', () => {
  expect(eventThing('https://group.example', event, 'icube', site)).toMatchObject({
    '@type': 'Event',
    name: 'Talk on H₂S',
    startDate: '2021-08-12',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Sample University', address: 'Physics, Sample University' },
  })
})

test('an event with a time and a place says both', () => {
  const timed = { ...event, startTime: '15:00', endTime: '16:30', place: 'Seminar hall' }
  expect(eventThing('https://group.example', timed, 'icube', site)).toMatchObject({
    startDate: '2021-08-12T15:00',
    endDate: '2021-08-12T16:30',
    location: { name: 'Seminar hall', address: 'Seminar hall, Physics, Sample University' },
  })
  const zoned = eventThing('https://group.example', timed, 'icube', { ...site, timeZone: 'Asia/Kolkata' })
  expect(zoned).toMatchObject({
    startDate: '2021-08-12T15:00:00+05:30',
    endDate: '2021-08-12T16:30:00+05:30',
  })
})

test('an event of several days ends on the last', () => {
  const workshop = { ...event, lastDay: '2021-08-14' }
  const on = (times: object) => eventThing('https://group.example', { ...workshop, ...times }, 'icube', site)
  expect(on({})).toMatchObject({ startDate: '2021-08-12', endDate: '2021-08-14' })
  expect(on({ startTime: '09:00' })).toMatchObject({ startDate: '2021-08-12T09:00', endDate: '2021-08-14' })
  expect(on({ startTime: '09:00', endTime: '17:00' })['endDate']).toBe('2021-08-14T17:00')
})

test('nobody knows when an event without an end is over', () => {
  const open = eventThing('https://group.example', { ...event, startTime: '15:00' }, 'icube', site)
  expect(open).not.toHaveProperty('endDate')
})

test('an event elsewhere is at that address, and one online has none', () => {
  const at = (place: string) => eventThing('https://group.example', { ...event, place }, 'icube', site)
  expect(at('Max Planck Institute, Stuttgart, Germany')['location']).toMatchObject({
    address: 'Max Planck Institute, Stuttgart, Germany',
  })
  expect(at('Online: https://meet.example/123?pwd=x')).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://meet.example/123?pwd=x' },
  })
  expect(at('Online (https://meet.example/abc), hall 2')).toMatchObject({
    location: { url: 'https://meet.example/abc' },
  })
})

test('without an institution the place is the group', () => {
  const alone = { ...site, department: null, institution: null }
  expect(eventThing('https://group.example', event, 'icube', alone)['location']).toEqual({
    '@type': 'Place',
    name: 'Sample Group',
    address: 'Sample Group',
  })
})
