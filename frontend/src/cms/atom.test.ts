import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { z } from 'zod'
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

const text = z.object({ '#text': z.string(), '@type': z.literal('html') })
const link = z.object({ '@rel': z.enum(['self', 'alternate']).optional(), '@href': z.url() })
/** What RFC 4287 §4.1.1 and §4.1.2 ask of a feed and of an entry. */
const schema = z.object({
  feed: z.object({
    '@xmlns': z.literal('http://www.w3.org/2005/Atom'),
    id: z.url(),
    title: z.string().min(1),
    updated: z.iso.datetime(),
    author: z.object({ name: z.string().min(1), uri: z.url() }),
    link: z.array(link),
    entry: z
      .array(
        z.object({
          id: z.url(),
          title: text,
          updated: z.iso.datetime(),
          published: z.iso.datetime(),
          link: z.array(link),
        }),
      )
      .default([]),
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
  return schema.parse(parser.parse(xml)).feed
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

test('characters that XML cannot hold do not spoil the feed', () => {
  const [written] = read(atom(origin, list, [{ ...entry, title: 'A\u0000B\u000B]]>\uD800C' }])).entry
  expect(written?.title['#text']).toBe('AB]]&gt;C')
})
