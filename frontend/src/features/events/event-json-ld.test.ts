import { expect, test } from 'vitest'
import { eventThing } from './event-json-ld'

const site = {
  groupName: 'Sample Group',
  department: 'Physics',
  institution: 'Sample University',
}
const event = {
  documentId: 'e1',
  title: 'Talk on H<sub>2</sub>S',
  date: '2021-08-12',
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
    location: { name: 'Seminar hall', address: 'Physics, Sample University' },
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
