import type { APIRequestContext } from '@playwright/test'
import { createRequire } from 'node:module'
import { inRoot } from '../../scripts/root.ts'
import { pages, unindexed } from '../pages.ts'
import { events, publications, updates } from '../sample-content.ts'
import { expect, test } from '../site-test.ts'

// Parsers that have nothing to do with what wrote the documents; they are installed for the front end's own tests.
const ofFrontend = createRequire(inRoot('frontend/package.json'))
const { XMLParser, XMLValidator } = ofFrontend('fast-xml-parser') as {
  XMLParser: new (options: object) => { parse: (xml: string) => unknown }
  XMLValidator: { validate: (xml: string) => unknown }
}

interface Sitemap {
  urlset: { url: { loc: string; lastmod?: string }[] }
}
interface AtomEntry {
  id: string
  title: { '#text': string }
  updated: string
  link: { '@_href': string }
}
interface Atom {
  feed: { id: string; updated: string; entry: AtomEntry[] }
}

async function readXml<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  const xml = await answer.text()
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({ ignoreAttributes: false, processEntities: true }).parse(xml) as T
}

test('programs that read no page find its icons', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/apple-touch-icon.png', /png/],
  ] as const) {
    const response = await request.get(path)
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(type),
    ])
  }
})

test('the sitemap has every page that shall be found, and each address answers', async ({
  request,
  baseURL,
}) => {
  const { urlset } = await readXml<Sitemap>(request, '/sitemap.xml')
  const addresses = urlset.url.map(({ loc }) => loc)
  expect(new Set(addresses).size).toBe(addresses.length)
  const expected = pages.map(([path]) => path).filter((path) => !unindexed.includes(path))
  expect(addresses).toEqual(expect.arrayContaining(expected.map((path) => new URL(path, baseURL).href)))
  for (const { loc, lastmod } of urlset.url) {
    expect((await request.get(loc, { maxRedirects: 0 })).status(), loc).toBe(200)
    expect(Date.parse(lastmod ?? '')).toBeLessThanOrEqual(Date.now())
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', baseURL).href}`)
  for (const [path] of pages) expect(robots).not.toContain(`Disallow: ${path}\n`)
})

const newestYear = Math.max(...publications.map(({ year }) => year))

for (const [path, list] of [
  ['/updates.atom', updates],
  ['/events.atom', events],
  // An older paper is no news.
  ['/publications.atom', publications.filter(({ year }) => year > newestYear - 2)],
] as const) {
  test(`${path} can be read by feed readers`, async ({ request }) => {
    const { feed } = await readXml<Atom>(request, path)
    expect(feed.entry).toHaveLength(Math.min(50, list.length))
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length)
    for (const { title, updated } of feed.entry) {
      expect(title['#text']).toMatch(/\S/)
      expect(Date.parse(updated)).toBeLessThanOrEqual(Date.parse(feed.updated))
    }
  })
}

test('an entry of a feed leads to what it is about', async ({ page, request }) => {
  const { feed } = await readXml<Atom>(request, '/updates.atom')
  expect(feed.entry[0]?.id).toMatch(/^urn:uuid:/)
  await page.goto(feed.entry[0]?.link['@_href'] ?? '')
  await expect(page.locator(':target')).toBeVisible()
})

test('an event goes into a calendar by itself, and all of its type together', async ({ page, request }) => {
  const ICAL = (await import(ofFrontend.resolve('ical.js'))) as { default: IcalParser }
  const read = async (path: string) => {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const calendar = new ICAL.default.Component(ICAL.default.parse(await answer.text()))
    return calendar.getAllSubcomponents('vevent').map((event) => String(event.getFirstPropertyValue('uid')))
  }
  await page.goto('/events/icube')
  const all = page.getByRole('link', { name: /^Add all to a calendar/ })
  // An event that was needs no link to it.
  await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(0)
  const one = (await page.locator('main li[id]').first().getAttribute('id')) ?? ''
  const uids = await read((await all.getAttribute('href')) ?? '')
  expect(uids).toHaveLength(events.filter(({ event_type }) => event_type === 'icube').length)
  const [uid] = await read(`/events/icube/${one}.ics`)
  expect(uids).toContain(uid)
})

interface IcalParser {
  parse: (text: string) => unknown
  Component: new (parsed: unknown) => {
    getAllSubcomponents: (name: string) => { getFirstPropertyValue: (name: string) => unknown }[]
  }
}

test('a calendar or feed of nothing is not there', async ({ request }) => {
  for (const path of ['/events/others.ics', '/events/icube/nothing.ics', '/others.atom']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('a paper tells programs where everything about it is, and comes in the form that they accept', async ({
  request,
  page,
}) => {
  await page.goto('/publications')
  const path = (await page.locator('main li h3 a').first().getAttribute('href')) ?? ''
  const links = (await request.get(path)).headers()['link'] ?? ''
  for (const [, address, type] of links.matchAll(/<([^>]+)>; rel="describedby"; type="([^"]+)"/g)) {
    const [own, negotiated] = await Promise.all([
      request.get(address ?? ''),
      request.get(path, { headers: { accept: type ?? '' } }),
    ])
    expect(own.status()).toBe(200)
    expect(own.headers()['content-type']).toContain(type)
    expect(negotiated.headers()['vary']).toContain('accept,')
    expect(await negotiated.text()).toBe(await own.text())
  }
  expect(links.match(/rel="describedby"/g)).toHaveLength(4)
  expect((await request.get(path)).headers()['vary']).toContain('accept,')
  expect((await request.get(path)).headers()['content-type']).toContain('text/html')
})

test('programs learn how to search the publications', async ({ page, request }) => {
  await page.goto('/')
  const description = await page.locator('link[rel=search]').getAttribute('href')
  const found = await readXml<{
    OpenSearchDescription: { ShortName: string; Url: { '@_template': string }[] }
  }>(request, description ?? '')
  const [html] = found.OpenSearchDescription.Url
  await page.goto((html?.['@_template'] ?? '').replace('{searchTerms}', 'zno'))
  await expect(page.getByRole('heading', { name: 'Best matches first' })).toBeVisible()
})
