import { expect, test } from 'vitest'
import { groupThing } from './group-json-ld'

test('the group is a part of its department, and that of its institution', () => {
  const group = { groupName: 'Sample Group', department: 'Physics', institution: 'Sample University' }
  expect(
    groupThing('https://group.example', group, { postalAddress: 'Room 1\nSample Town\n', email: null }),
  ).toEqual({
    '@type': 'ResearchOrganization',
    '@id': 'https://group.example/#group',
    name: 'Sample Group',
    url: 'https://group.example/',
    address: 'Room 1, Sample Town',
    parentOrganization: {
      '@type': 'Organization',
      name: 'Physics',
      parentOrganization: { '@type': 'CollegeOrUniversity', name: 'Sample University' },
    },
  })
})

test('a group of which nothing else is known has a name', () => {
  expect(
    groupThing('https://group.example', { groupName: 'G', department: null, institution: null }),
  ).toEqual({
    '@type': 'ResearchOrganization',
    '@id': 'https://group.example/#group',
    name: 'G',
    url: 'https://group.example/',
  })
})
