import { expect, test } from 'vitest'
import { personThing } from './person-json-ld'

test('a person is known by name, address, position, ORCID iD and links', () => {
  const person = {
    name: 'Asha Sample',
    path: '/people/asha-sample',
    jobTitle: 'Doctoral student',
    orcid: '0000-0002-1825-0097',
    links: ['https://example.org/asha'],
  }
  expect(personThing('https://group.example', person, null)).toEqual({
    '@type': 'Person',
    '@id': 'https://group.example/people/asha-sample#person',
    name: 'Asha Sample',
    url: 'https://group.example/people/asha-sample',
    jobTitle: 'Doctoral student',
    sameAs: ['https://orcid.org/0000-0002-1825-0097', 'https://example.org/asha'],
  })
})
