import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { publicationTypes } from '../src/api/publication/types'
import { sampleTypes } from '../src/samples/sample-types'
import events from './events.json'
import facilities from './facilities.json'
import galleryImages from './gallery-images.json'
import members from './members.json'
import publications from './publications.json'
import researchLines from './research-lines.json'
import site from './site.json'
import updates from './updates.json'

const images = join(__dirname, 'images')
const texts = sampleTypes.map(({ file }) => readFileSync(join(__dirname, `${file}.json`), 'utf8'))
const text = texts.join('\n')
const namedIn = (json: string) => [...json.matchAll(/"file": "([^"]+)"/g)].map((match) => match[1] ?? '')
const named = namedIn(text)
const stored = readdirSync(images, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:jpg|png)$/.test(file))
  .map((file) => file.replaceAll('\\', '/'))

/** In pixels, of those that no page shows in its whole width. */
const narrow: Record<string, number | undefined> = { team: 800, publications: 1000 }

describe('the sample content', () => {
  test('fills every part of the site', () => {
    expect(publications.length).toBeGreaterThanOrEqual(44)
    expect(new Set(publications.map((p) => p.year)).size).toBeGreaterThanOrEqual(11)
    for (const type of ['achievements', 'icube', 'celebrations']) {
      expect(events.filter((event) => event.event_type === type).length).toBeGreaterThanOrEqual(7)
    }
    expect(facilities.length).toBeGreaterThanOrEqual(9)
    expect(updates.length).toBeGreaterThanOrEqual(12)
    expect(members.length).toBeGreaterThanOrEqual(22)
    expect(galleryImages.length).toBeGreaterThanOrEqual(14)
    expect(researchLines.length).toBe(5)
  })

  test('has members of several subcategories in each category', () => {
    for (const category of ['presentGroupMembers', 'pastGroupMembers', 'researchCollaborators']) {
      const found = members.filter((member) => member.category === category)
      expect(new Set(found.map((member) => member.subcategory)).size).toBeGreaterThanOrEqual(3)
    }
  })

  test('shows papers with and without volume, issue, DOI and link', () => {
    for (const field of ['volume', 'issue', 'doi', 'link'] as const) {
      const having = publications.filter((publication) => field in publication)
      expect(having.length).toBeGreaterThan(20)
      expect(having.length).toBeLessThan(publications.length)
    }
  })

  test('shows papers of every type, with and without what a paper can have', () => {
    expect(new Set(publications.map(({ type }) => type ?? 'article'))).toEqual(new Set(publicationTypes))
    for (const field of [
      'pages',
      'month',
      'citationKey',
      'abstract',
      'pdfLink',
      'codeLink',
      'dataLink',
    ] as const) {
      const having = publications.filter((publication) => field in publication)
      expect(having.length, field).toBeGreaterThan(1)
      expect(having.length, field).toBeLessThan(publications.length)
    }
    expect(publications.filter(({ highlighted }) => highlighted)).toHaveLength(3)
  })

  test('calls every abstract a sample', () => {
    for (const { abstract } of publications) expect(abstract ?? 'sample').toContain('sample')
  })

  test('credits nobody with work that is not theirs', () => {
    for (const publication of publications) {
      const { journal, booktitle, publisher } = publication
      expect(journal ?? booktitle ?? publisher).toContain('Sample')
      expect(publication.doi ?? '10.5555/none').toMatch(/^10\.5555\//)
    }
    const dois = publications.flatMap((publication) => publication.doi ?? [])
    expect(new Set(dois).size).toBe(dois.length)
    const addresses = [...text.matchAll(/https?:\/\/([^/"]+)/g)].map((match) => match[1])
    expect(addresses.filter((host) => host !== 'example.org')).toEqual([])
  })

  test('uses no markup in titles but indices and italics', () => {
    for (const { title } of publications) {
      expect(title.replaceAll(/<(su[bp]|i)>[^<>]+<\/\1>/g, '')).not.toMatch(/[<>]/)
    }
    expect(publications.some(({ title }) => title.includes('<sub>'))).toBe(true)
    expect(publications.some(({ title }) => /[₂₃₄²³]/.test(title))).toBe(true)
  })

  test('gives each update a key of its own', () => {
    expect(new Set(updates.map((update) => update.key)).size).toBe(updates.length)
  })

  test('has the fourteen news images in order', () => {
    expect(site.newsImages.map((image) => image.file)).toEqual(
      Array.from({ length: 14 }, (_, n) => `news/${n + 3}.jpg`),
    )
  })

  test('refers to images that exist and keeps none that is not used', () => {
    expect(named.filter((file) => !existsSync(join(images, file)))).toEqual([])
    expect(stored.filter((file) => !named.includes(file))).toEqual([])
    // A picture of the gallery may stand beside a research line too.
    for (const json of texts) expect(new Set(namedIn(json)).size).toBe(namedIn(json).length)
  })

  test('describes every image in words', () => {
    const described = [...text.matchAll(/"file": "[^"]+",\s*"alternativeText": "([^"]{12,})"/g)]
    expect(described.length).toBe(named.length)
  })

  test('keeps images large and files small', async () => {
    let total = 0
    for (const file of stored) {
      const { width } = await sharp(join(images, file)).metadata()
      const [section = ''] = file.split('/')
      expect(width, file).toBeGreaterThanOrEqual(narrow[section] ?? 1680)
      total += statSync(join(images, file)).size
    }
    expect(total).toBeLessThan(10_000_000)
  })
})
