import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { writeSitemap } from './sitemap'

test('an address is escaped, and has the time of its last change when that is known', () => {
  const xml = writeSitemap('https://group.example', [
    { path: '/', changed: '2021-02-03T04:05:06.000Z' },
    { path: '/é?a=1&b=2', changed: null },
  ])
  // oxlint-disable-next-line typescript/no-deprecated -- what replaces it is a package more
  expect(XMLValidator.validate(xml)).toBe(true)
  const read: unknown = new XMLParser().parse(xml)
  expect(read).toMatchObject({
    urlset: {
      url: [
        { loc: 'https://group.example/', lastmod: '2021-02-03T04:05:06.000Z' },
        { loc: 'https://group.example/%C3%A9?a=1&b=2' },
      ],
    },
  })
})
