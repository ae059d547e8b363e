import { expect, test } from 'vitest'
import { asEditor, cms, problemsOf, request } from '../setup/client'

const create = (type: string, data: object) =>
  asEditor(`mutation Create($data: ${type}Input!) { create${type}(data: $data) { documentId } }`, { data })

test.each([
  [
    'Event',
    {},
    [
      'title: Event title is required',
      'date: Event date is required',
      'description: Event description is required',
      'event_type: Event type is required',
    ],
  ],
  [
    'Event',
    { title: '  ', date: '2024-01-01', description: 'D', event_type: 'icube' },
    ['title: Event title is required'],
  ],
  [
    'Event',
    {
      title: 'T',
      date: '2024-01-01',
      description: 'D',
      event_type: 'icube',
      startTime: '25:00',
      endTime: 'noon',
    },
    ['startTime: Write a time such as 15:00.', 'endTime: Write a time such as 15:00.'],
  ],
  [
    'Event',
    {
      title: 'T',
      date: '2024-01-01',
      description: 'D',
      event_type: 'icube',
      startTime: '15:00',
      endTime: '9.30',
    },
    ['endTime: The end must not be before the beginning'],
  ],
  [
    'Event',
    { title: 'T', date: '2024-01-02', lastDay: '2024-01-01', description: 'D', event_type: 'icube' },
    ['lastDay: The last day must not be before the first'],
  ],
  ['Facility', { name: ' ' }, ['name: Facility name is required', 'image: Facility image is required']],
  ['Publication', {}, ['title: Publication title is required', 'journal: Journal is required']],
  ['Publication', { title: 'T', journal: 'J', year: null }, ['year: Publication year is required']],
  ['Publication', { title: 'T', journal: 'J', year: 1899 }, ['year: The year must be 1900 or later']],
  [
    'Publication',
    { title: 'T', journal: 'J', year: 2000, link: 'javascript:alert(1)' },
    ['link: The link must be a web address that begins with https:// or http://'],
  ],
  [
    'Publication',
    { title: 'T', journal: 'J', year: 2000, doi: '11.5555/x' },
    ['doi: The DOI must look like 10.1000/182'],
  ],
  [
    'Publication',
    { title: '<b>T</b>', journal: 'J', year: 2000 },
    [
      'title: Title may hold <sub>…</sub>, <sup>…</sup> and <i>…</i>, none inside another, and no other markup; put a space after a < that means less than',
    ],
  ],
  [
    'Publication',
    { title: 'T', journal: 'J', year: 2000, authors: [{ name: 'A' }, { name: ' ' }] },
    ['authors.1.name: Author is required'],
  ],
  [
    'Publication',
    { title: 'T', journal: 'J', year: 2023, type: 'article', month: 13, codeLink: 'x', citationKey: 'ä b' },
    [
      'codeLink: The address of the code must be a web address that begins with https:// or http://',
      'month: Month must be a whole number from 1 to 12',
      'citationKey: The citation key may hold letters without accents, digits and _ : . + - only, 100 at most',
    ],
  ],
  ['Publication', { title: 'T', type: 'book' }, ['publisher: Name the publisher']],
  [
    'Publication',
    { title: 'T', journal: 'J', year: 2023, month: 2, day: 29 },
    ['day: This month has no such day'],
  ],
  ['Update', { title: ' ' }, ['title: Title is required']],
  ['Member', {}, ['name: Member name is required', 'category: Member category is required']],
  [
    'Member',
    { name: 'N', category: 'presentGroupMembers', link: 'ftp://x.example' },
    ['link: The link must be a complete address that begins with https:// or http://'],
  ],
  [
    'Member',
    { name: 'N', category: 'presentGroupMembers', orcid: '0000-0002-1825-0079' },
    ['orcid: This is no ORCID iD. It looks like 0000-0002-1825-0097; look whether a digit is mistyped.'],
  ],
  [
    'Member',
    { name: 'N', category: 'pastGroupMembers', joiningDate: '2020-02-01', leavingDate: '2020-01-31' },
    ['leavingDate: The leaving date lies before the joining date'],
  ],
  ['GalleryImage', {}, ['image: Image is required']],
])('%s refuses %j', async (type, data, expected) => {
  const answer = await create(type, data)
  expect(problemsOf(answer)).toEqual(expected)
  expect(answer.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
})

const long = (length: number) => 'x'.repeat(length)
const address = (length: number) => `https://example.org/${long(length - 20)}`

test.each([
  [
    'Publication',
    {
      title: long(1000),
      journal: long(255),
      booktitle: long(1000),
      year: 2000,
      link: address(2000),
      pdfLink: address(2000),
      codeLink: address(2000),
      dataLink: address(2000),
      videoLink: address(2000),
    },
  ],
  ['Member', { name: 'N', category: 'pastGroupMembers', link: address(2000), thesisTitle: long(1000) }],
  ['Update', { title: long(1000), key: 'a-long-update' }],
])('a %s takes texts as long as its rules allow', async (type, data) => {
  const { errors } = await create(type, data)
  expect(errors).toBeUndefined()
})

test('the site refuses what cannot stand on it', async () => {
  const data = {
    groupName: '',
    email: 'nobody',
    phone: 'call me',
    leader: { name: 'A', slug: 'team', links: [{ label: 'L', url: 'ftp://example.org' }] },
  }
  const answer = await asEditor(
    'mutation Save($data: SiteInput!) { updateSite(data: $data) { documentId } }',
    { data },
  )
  expect(problemsOf(answer)).toEqual([
    'groupName: Group name is required',
    'leader.slug: /team is another page of this site. Choose another address.',
    'leader.links.0.url: The address must start with http:// or https://',
    'email: Write an address such as name@university.example.',
    'phone: Write a number such as +91 80 1234 5678.',
  ])
})

test('a date that does not exist is refused by REST as well', async () => {
  const { status, text } = await request('/api/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cms.token}` },
    body: JSON.stringify({ data: { title: 'T', date: '2023-02-29', description: 'D', event_type: 'icube' } }),
  })
  expect(status).toBe(400)
  expect(text).toContain('Date must be a real date, written as 2024-12-31')
  expect(text).toContain('"path":["date"]')
})

test('a word outside of the list is refused', async () => {
  const { status, text } = await request('/api/members', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cms.token}` },
    body: JSON.stringify({ data: { name: 'N', category: 'friends' } }),
  })
  expect(status).toBe(400)
  expect(text).toContain(
    'Category must be one of presentGroupMembers, pastGroupMembers, researchCollaborators',
  )
})

test('texts are stored trimmed and a DOI bare', async () => {
  const { data, errors } = await asEditor(
    `mutation Create($data: PublicationInput!) {
      createPublication(data: $data) { title journal volume doi year version authors: people { name } }
    }`,
    {
      data: {
        title: ' CO<sub>2</sub> ',
        journal: ' J ',
        volume: ' ',
        doi: 'https://doi.org/10.5555/abc',
        authors: [{ name: ' A. B ' }],
      },
    },
  )
  expect(errors).toBeUndefined()
  expect(data?.createPublication).toEqual({
    title: 'CO<sub>2</sub>',
    journal: 'J',
    volume: null,
    doi: '10.5555/abc',
    year: new Date().getFullYear(),
    version: 1,
    authors: [{ name: 'A. B' }],
  })
})

test('an update that is sent twice is made once', async () => {
  const data = { title: 'Once', key: `once-${Date.now()}` }
  expect((await create('Update', data)).errors).toBeUndefined()
  expect((await create('Update', data)).errors?.[0]?.message).toContain('unique')
})
