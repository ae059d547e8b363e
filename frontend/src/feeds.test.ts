import { XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import type { Ask } from './cms/ask'
import { sampleRecord } from './features/publications/record/sample-record'
import { findFeed, fixedFeeds } from './feeds'

const odd = 'A\u0000B\u0001\u000B\u000C\u007F\u0085\u009F\uD800\uFFFE]]>C'

const [createdAt, updatedAt] = ['2021-02-03T04:05:06.000Z', '2021-02-03T04:05:06.000Z']
const site = { documentId: 's', groupName: odd, updatedAt }
const event = {
  documentId: 'e1',
  version: 1,
  event_type: 'icube',
  date: '2021-08-12',
  lastDay: null,
  startTime: '15:00',
  endTime: null,
  place: odd,
  title: odd,
  description: odd,
}
const publication = {
  ...sampleRecord({ title: odd, journal: odd, abstract: odd, publisher: odd }),
  documentId: 'p1',
  people: [{ name: odd }],
  createdAt,
  updatedAt,
}
const answer = {
  site,
  event,
  publicationBySlug: publication,
  events: [{ ...event, createdAt, updatedAt }],
  publications: [publication],
  selectedPublications: [publication],
  updates: [{ documentId: 'u1', title: odd, createdAt, updatedAt }],
}
/** Content that was stored before the CMS took such characters away. */
const ask: Ask = () => Promise.resolve(answer as never)

const exports = ['bib', 'ris', 'json'].flatMap((extension) => [
  `/publications.${extension}`,
  `/publications/a-sample-title.${extension}`,
])

test.each([...fixedFeeds, '/events/icube/e1.ics', '/references.rtf', ...exports])(
  '%s holds no character that spoils it, whatever is stored',
  async (path) => {
    const made = await findFeed(path)?.make(ask, 'https://group.example', new URLSearchParams())
    const document = typeof made === 'string' ? made : ''

    expect(document).not.toMatch(/[^\P{C}\n\r\t\p{Cf}]|\\u00[01789]|\\ud800/u)
    expect(document).toMatch(/AB/)
    // oxlint-disable-next-line typescript/no-deprecated -- what replaces it is a package more
    if (path.endsWith('.atom')) expect(XMLValidator.validate(document)).toBe(true)
  },
)
