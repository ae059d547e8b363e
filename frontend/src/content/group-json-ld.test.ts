import { expect, test } from 'vitest'
import { groupThing } from './group-json-ld'
import type { FrameFragment } from './site.generated'

test('the group is a part of its department, and that of its institution', () => {
  const icon = { url: '/uploads/images/group_-_Gallery/1_sign.png' } as NonNullable<FrameFragment['icon']>
  const group = { groupName: 'Sample Group', icon, department: 'Physics', institution: 'Sample University' }
  expect(
    groupThing('https://group.example', group, { postalAddress: 'Room 1\nSample Town\n', email: null }),
  ).toEqual({
    '@type': 'ResearchOrganization',
    '@id': 'https://group.example/#group',
    name: 'Sample Group',
    url: 'https://group.example/',
    address: 'Room 1, Sample Town',
    logo: 'https://group.example/images/group_-_Gallery/1_sign.png',
    parentOrganization: {
      '@type': 'Organization',
      name: 'Physics',
      parentOrganization: { '@type': 'CollegeOrUniversity', name: 'Sample University' },
    },
  })
})

test('a group of which nothing else is known has a name', () => {
  expect(
    groupThing('https://group.example', { groupName: 'G', icon: null, department: null, institution: null }),
  ).toEqual({
    '@type': 'ResearchOrganization',
    '@id': 'https://group.example/#group',
    name: 'G',
    url: 'https://group.example/',
  })
})
