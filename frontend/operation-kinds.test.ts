import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { kindsOf } from './operation-kinds'
import operations from './server/cms/operations.generated.json'

const schema = parse(/* GraphQL */ `
  enum ContentKind {
    event
    galleryImage
    publication
    site
  }
  type GalleryImage {
    caption: String
  }
  type ComponentSiteBanner {
    image: UploadFile
  }
  type UploadFile {
    url: String
  }
  type Event {
    title: String
    image: UploadFile
  }
  type EventEntityResponseCollection {
    nodes: [Event]
    pageInfo: Pagination
  }
  type Pagination {
    total: Int
  }
  type Publication {
    title: String
  }
  type Weather {
    degrees: Int
  }
  type Site {
    banner: ComponentSiteBanner
  }
  type Query {
    galleryImages: [GalleryImage]
    events_connection: EventEntityResponseCollection
    publications: [Publication]
    site: Site
    time: String
    weather: Weather
  }
`)

test.each([
  ['{ events_connection { nodes { title } } }', ['event']],
  ['{ events_connection { pageInfo { total } } }', ['event']],
  [
    '{ events_connection { nodes { ...Shown } } } fragment Shown on Event { image { url } }',
    ['event', 'file'],
  ],
  ['{ galleryImages { caption } }', ['galleryImage']],
  ['{ site { banner { image { url } } } }', ['file', 'site']],
  // A member whose name is an author's changes how papers are shown.
  ['{ publications { title } }', ['member', 'publication', 'researchLine', 'site']],
])('%s is made of %j', (text, kinds) => {
  expect(kindsOf(schema, parse(text))).toEqual(kinds)
})

test.each(['{ time }', '{ site { banner { image { url } } } time }'])(
  'a value that stands alone is made of everything: %s',
  (text) => {
    expect(kindsOf(schema, parse(text))).toEqual(['*'])
  },
)

test('a type of which nobody said what it is made of stops the generation', () => {
  expect(() => kindsOf(schema, parse('{ weather { degrees } }'))).toThrow('what Weather is made of')
})

test('no page is made anew by each save, whatever was saved', () => {
  const everywhere = Object.entries(operations).filter(
    ([, operation]) => 'kinds' in operation && operation.kinds.includes('*'),
  )
  expect(everywhere.map(([name]) => name).filter((name) => !name.startsWith('Staff'))).toEqual([])
})
