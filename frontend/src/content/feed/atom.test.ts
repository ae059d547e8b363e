import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { atom } from './atom'

const origin = 'https://group.example'
const list = {
  path: '/updates.atom',
  page: '/updates',
  title: 'Updates',
  site: { groupName: 'Heat & <Light> Group', updatedAt: '2020-01-01T00:00:00.000Z' },
}
const entry = {
  id: 'u1',
  path: '/updates#u1',
  title: 'Paper on H<sub>2</sub>S & a < b',
  createdAt: '2021-02-03T04:05:06.000Z',
  updatedAt: '2021-03-03T04:05:06.000Z',
}

const url = v.pipe(v.string(), v.url())
const words = v.pipe(v.string(), v.nonEmpty())
// RFC 3339, as the times of the content store are.
const time = v.pipe(v.string(), v.isoTimestamp())
const text = v.object({ '#text': v.string(), '@type': v.literal('html') })
const link = v.object({ '@rel': v.optional(v.picklist(['self', 'alternate'])), '@href': url })
/** What RFC 4287 §4.1.1 and §4.1.2 ask of a feed and of an entry. */
const schema = v.object({
  feed: v.object({
    '@xmlns': v.literal('http://www.w3.org/2005/Atom'),
    id: url,
    title: words,
    updated: time,
    author: v.object({ name: words, uri: url }),
    link: v.array(link),
    entry: v.optional(
      v.array(v.object({ id: url, title: text, updated: time, published: time, link: v.array(link) })),
      [],
    ),
  }),
})
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'entry' || name === 'link',
})

function read(xml: string) {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- what replaces it is a package more
  expect(XMLValidator.validate(xml)).toBe(true)
  return v.parse(schema, parser.parse(xml)).feed
}

test('a feed names itself, its page and its author', () => {
  const feed = read(atom(origin, list, [entry]))
  expect(feed.id).toBe('https://group.example/updates.atom')
  expect(feed.link).toEqual([
    { '@rel': 'alternate', '@href': 'https://group.example/updates' },
    { '@rel': 'self', '@href': 'https://group.example/updates.atom' },
  ])
  expect(feed.author.name).toBe('Heat & <Light> Group')
  expect(feed.title).toBe('Updates · Heat & <Light> Group')
})

test('an entry keeps its id, and its indices; what is no index is text', () => {
  const [written] = read(atom(origin, list, [entry])).entry
  expect(written?.id).toBe('https://group.example/updates#u1')
  expect(written?.title['#text']).toBe('Paper on H<sub>2</sub>S &amp; a &lt; b')
})

test('the feed is as new as its newest entry, and the same content is the same feed', () => {
  const newer = { ...entry, id: 'u2', updatedAt: '2022-03-03T04:05:06.000Z' }
  expect(read(atom(origin, list, [entry, newer])).updated).toBe('2022-03-03T04:05:06.000Z')
  expect(atom(origin, list, [entry])).toBe(atom(origin, list, [entry]))
})

test('a feed without entries is as new as the site', () => {
  expect(read(atom(origin, list, [])).updated).toBe('2020-01-01T00:00:00.000Z')
})
