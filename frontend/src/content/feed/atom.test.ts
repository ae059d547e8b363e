import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { atom } from './atom'

const origin = 'https://group.example'
const list = {
  path: '/updates.atom',
  page: '/updates',
  title: 'Updates',
  site: { documentId: 's1', groupName: 'Heat & <Light> Group', updatedAt: '2020-01-01T00:00:00.000Z' },
}
const entry = {
  id: 'u1',
  path: '/updates#u1',
  title: 'Paper on H<sub>2</sub>S & a < b',
  createdAt: '2021-02-03T04:05:06.000Z',
  updatedAt: '2021-03-03T04:05:06.000Z',
}

const url = v.pipe(v.string(), v.url())
const uuid = v.pipe(
  v.string(),
  v.regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
)
const words = v.pipe(v.string(), v.nonEmpty())
// RFC 3339, as the times of the content store are.
const time = v.pipe(v.string(), v.isoTimestamp())
const text = v.object({ '#text': v.string(), '@type': v.literal('html') })
const link = v.object({ '@rel': v.optional(v.picklist(['self', 'alternate'])), '@href': url })
/** What RFC 4287 §4.1.1 and §4.1.2 ask of a feed and of an entry. */
const schema = v.object({
  feed: v.object({
    '@xmlns': v.literal('http://www.w3.org/2005/Atom'),
    id: uuid,
    title: words,
    updated: time,
    author: v.object({ name: words, uri: url }),
    link: v.array(link),
    entry: v.optional(
      v.array(v.object({ id: uuid, title: text, updated: time, published: time, link: v.array(link) })),
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
  // oxlint-disable-next-line typescript/no-deprecated -- what replaces it is a package more
  expect(XMLValidator.validate(xml)).toBe(true)
  return v.parse(schema, parser.parse(xml)).feed
}

test('a feed names itself, its page and its author', () => {
  const feed = read(atom(origin, list, [entry]))
  expect(feed.link).toEqual([
    { '@rel': 'alternate', '@href': 'https://group.example/updates' },
    { '@rel': 'self', '@href': 'https://group.example/updates.atom' },
  ])
  expect(feed.author.name).toBe('Heat & <Light> Group')
  expect(feed.title).toBe('Updates · Heat & <Light> Group')
})

test('a feed and its entries keep their ids when the site moves to another host', () => {
  const [here, there] = ['https://group.example', 'https://elsewhere.example'].map((host) =>
    read(atom(host, list, [entry])),
  )
  expect(there?.id).toBe(here?.id)
  expect(there?.entry[0]?.id).toBe(here?.entry[0]?.id)
  expect(read(atom(origin, { ...list, path: '/events.atom' }, [])).id).not.toBe(here?.id)
  expect(read(atom(origin, list, [{ ...entry, id: 'u2' }])).entry[0]?.id).not.toBe(here?.entry[0]?.id)
})

test('the indices of an entry are set; what is no index is text', () => {
  const [written] = read(atom(origin, list, [entry])).entry
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
