import { expect, test } from 'vitest'
import { checkFields } from '../../rules/rules'
import { site } from './noun'

const { attributes, made } = site(['team'])

const problems = (fields: object) => checkFields(attributes, { ...fields }, false).problems

test('a page has one banner at most', () => {
  const banners = [
    { page: 'team', image: 1 },
    { page: 'news', image: 2 },
    { page: 'team', image: 3 },
  ]
  expect(problems({ banners })).toEqual([
    { path: ['banners', '2', 'page'], message: 'The page "team" has a banner already' },
  ])
})

test.each(['+91 80 1234 5678', '080-1234567', '(080) 123.4567'])('%s is a phone number', (phone) => {
  expect(problems({ phone })).toEqual([])
})

test.each(['call me', '1234', '+91 (80) 1234 5678 9012 34', '12+34567'])('%s is none', (phone) => {
  expect(problems({ phone })).toHaveLength(1)
})

const ofAddress = (slug: string) => problems({ leader: { name: 'A', slug } }).map(({ message }) => message)

test.each(['meera-sample', 'a', 'dr2'])('%s can be the address of the leader’s page', (slug) => {
  expect(ofAddress(slug)).toEqual([])
})

test.each(['Meera', 'a--b', '-a', 'a_b', 'ä', 'a/b'])('%s cannot', (slug) => {
  expect(ofAddress(slug)).toEqual(['Use small letters, digits and single hyphens, such as meera-sample.'])
})

test.each(['team', 'graphql', 'addsettings'])('%s belongs to another page', (slug) => {
  expect(ofAddress(slug)).toEqual([`/${slug} is another page of this site. Choose another address.`])
})

test('the addresses that the leader’s page had lead there, and the present one is none of them', () => {
  const former = (slug: string, before: object | null) =>
    made?.['formerLeaderSlugs']?.({ leader: { slug } }, before && { ...before })
  expect(former('first', null)).toBeNull()
  expect(former('second', { leader: { slug: 'first' } })).toBe(' first ')
  expect(former('first', { leader: { slug: 'second' }, formerLeaderSlugs: ' first ' })).toBe(' second ')
  // A save of something else keeps them.
  const before = { leader: { slug: 'second' }, formerLeaderSlugs: ' first ' }
  expect(made?.['formerLeaderSlugs']?.({ groupName: 'G' }, before)).toBe(' first ')
})

test.each(['Asia/Kolkata', 'Europe/Berlin', 'UTC', 'Etc/GMT+5'])('%s is a time zone', (timeZone) => {
  expect(problems({ timeZone })).toEqual([])
})

test.each(['IST 5:30', 'Mars/Olympus', '+05:30'])('%s is none', (timeZone) => {
  expect(problems({ timeZone })).toEqual([
    { path: ['timeZone'], message: 'The time zone must be a name such as Asia/Kolkata' },
  ])
})

const storedLines = (formerAddresses: string) => {
  const { fields, problems } = checkFields(attributes, { formerAddresses }, false)
  return problems.length > 0 ? problems.map(({ message }) => message) : fields['formerAddresses']
}

test.each([
  ['/people.html /team', '/people.html /team'],
  [
    '  /a?x=1 https://example.org/b?c\n\nhttps://old.example.edu/c  /d\n',
    '/a?x=1 https://example.org/b?c\nhttps://old.example.edu/c /d',
  ],
  ['/a.html, /b\n/c.html -> /d\n/e.html → /f', '/a.html /b\n/c.html /d\n/e.html /f'],
  // By steps, which end.
  ['/a.html /b.html\n/b.html /c', '/a.html /b.html\n/b.html /c'],
  ['/team/old.html /team', '/team/old.html /team'],
  ['/page.php?id=1 /page.php\n/page.php /team', '/page.php?id=1 /page.php\n/page.php /team'],
])('former addresses %j are stored as %j', (written, stored) => {
  expect(storedLines(written)).toBe(stored)
})

const howTo = 'write a former address, a space, and the address that it leads to: /people.html /team'

test.each([
  ['people.html /team', `Line 1: ${howTo}`],
  ['/a /b\n\n/people.html', `Line 3: ${howTo}`],
  ['/a //b', `Line 1: ${howTo}`],
  ['/a /\\b', `Line 1: ${howTo}`],
  ['/a javascript:b', `Line 1: ${howTo}`],
  ['/Über uns.html /team', 'Line 1: an address has no space. Write %20 where the browser shows one in it.'],
  ['/a.html /A.html/', 'Line 1: this leads to itself.'],
  // What is looked for has no part of a page, and one whose query is not known is looked for without it.
  ['/a.html /a.html#top', 'Line 1: this leads to itself.'],
  ['/a.html /a.html?x=1', 'Line 1: this leads to itself.'],
  [
    '/a.html /b\nhttps://old.example.edu/A.html /c',
    'Line 2: https://old.example.edu/A.html stands in line 1 already.',
  ],
  ['/Team /contact', 'Line 1: /Team is a page of this site, and leads nowhere else.'],
  ['/x /y\n/a.html /b.html\n/b.html /a.html', 'Line 2: /a.html leads back to itself by other lines.'],
  ['/m%C3%BCller.html /b\n/b /Müller.html', 'Line 1: /m%C3%BCller.html leads back to itself by other lines.'],
  ['/m%FCller.html /M%FCLLER.html', 'Line 1: this leads to itself.'],
  ['/a http://[b/c', `Line 1: ${howTo}`],
  ['/a.html /b.html?x=1#top\n/b.html /a.html', 'Line 1: /a.html leads back to itself by other lines.'],
])('of former addresses %j it is told “%s”', (written, message) => {
  expect(storedLines(written)).toEqual([message])
})

test('former addresses are told apart in a moment, however many there are', () => {
  const lines = Array.from(
    { length: 900 },
    (_, index) => `/p${String(index)}.html /p${String(index + 1)}.html`,
  )
  expect(storedLines(lines.join('\n'))).toBe(lines.join('\n'))
})
