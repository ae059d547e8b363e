import { parse, type GenericSchema } from 'valibot'
import { expect, test } from 'vitest'
import { banners } from './banners'
import { contact } from './contact'
import { footer } from './footer'
import { group } from './group'
import { home } from './home'
import { leader } from './leader'
import { news } from './news'
import type { SectionRules } from './section'
import { readSite } from '../site/site'

const file = (id: number, name: string) => ({
  documentId: `file-${String(id)}`,
  fileId: String(id),
  name,
  url: `/uploads/images/group_-_Gallery/1_${name}`,
  alternativeText: `What ${name} shows`,
  caption: null,
  width: 1200,
  height: 800,
  placeholder: null,
  renditions: [],
})

const site = {
  documentId: 'site',
  version: 3,
  groupName: 'Sample Group',
  icon: file(11, 'sign.png'),
  accent: 'green',
  department: 'Physics',
  institution: null,
  timeZone: 'Asia/Kolkata',
  timesCited: true,
  subcategoryOrder: 'PhD Scholars\nMSc Students',
  formerAddresses: '/people.html /team',
  leader: {
    name: 'Meera Sample',
    slug: 'meera-sample',
    honorific: 'Prof.',
    title: 'Professor',
    biography: 'One.\n\nTwo.',
    portrait: file(1, 'meera.jpg'),
    links: [
      { label: 'CV', url: 'https://example.org/cv' },
      { label: 'Notes', url: 'https://example.org/notes' },
    ],
    aliases: [{ name: 'M. K. Sample' }],
  },
  homeSentence: 'We measure.',
  homeIntroduction: 'Welcome.',
  homePhotos: [file(2, 'a.jpg'), file(3, 'b.jpg')],
  joinUs: null,
  postalAddress: null,
  email: null,
  secondEmail: null,
  phone: null,
  office: null,
  map: null,
  directions: null,
  followLinks: [{ label: 'ORCID', url: 'https://orcid.example' }],
  logos: [file(10, 'seal.png')],
  moreText: null,
  profileText: 'One.',
  privacy: null,
  accessibility: null,
  banners: [
    { page: 'team', image: file(4, 'team.jpg') },
    { page: 'researchIntrest', image: file(5, 'interest.jpg') },
  ],
  defaultBanner: file(6, 'default.jpg'),
  eventPlaceholder: null,
  newsImages: [file(9, '9.jpg'), file(7, '7.jpg'), file(8, '8.jpg')],
}

/** What is saved when a section is opened and saved without a change. */
const saved = <TSchema extends GenericSchema<Record<string, unknown>, Record<string, unknown>>>(
  { schema, valuesOf, dataOf }: SectionRules<TSchema>,
  document: unknown = site,
) => dataOf(parse(schema, valuesOf(readSite(document))))

test('a leader that nobody touched is saved as he or she was, with portrait and links', () => {
  expect(saved(leader)).toEqual({ leader: { ...site.leader, portrait: '1' } })
})

test('every banner keeps its page, and what is not there stays away', () => {
  expect(saved(banners)).toEqual({
    defaultBanner: '6',
    eventPlaceholder: null,
    banners: [
      { page: 'team', image: '4' },
      { page: 'researchIntrest', image: '5' },
    ],
  })
})

test('images keep their order', () => {
  expect(saved(news)).toEqual({ newsImages: ['9', '7', '8'] })
  expect(saved(home)).toMatchObject({ homeIntroduction: 'Welcome.', homePhotos: ['2', '3'] })
})

test('links and logos of the footer, and a map that is not there', () => {
  expect(saved(footer)).toEqual({ followLinks: site.followLinks, logos: ['10'] })
  expect(saved(contact)).toMatchObject({ map: null, office: null })
})

test('a section saves its own fields only, and blank ones as nothing', () => {
  expect(saved(group)).toEqual({
    groupName: 'Sample Group',
    icon: '11',
    accent: 'green',
    department: 'Physics',
    institution: null,
    timeZone: 'Asia/Kolkata',
    subcategoryOrder: 'PhD Scholars\nMSc Students',
    formerAddresses: '/people.html /team',
    timesCited: true,
  })
})

test('the document of a refused save, whose files have numbers, reads like the query’s', () => {
  const numbered = JSON.parse(JSON.stringify(site), (name, value: unknown) => {
    return name === 'fileId' ? undefined : value
  }) as typeof site
  const withIds = JSON.parse(
    JSON.stringify(numbered).replace(/"documentId":"file-(\d+)"/g, '"documentId":"file-$1","id":$1'),
  ) as unknown
  expect(saved(leader, withIds)).toEqual(saved(leader))
  expect(readSite(withIds)).toEqual(readSite(site))
})

test('of a site that nobody has filled in, the forms are blank', () => {
  expect(leader.valuesOf(readSite(null))).toEqual({
    name: '',
    slug: '',
    honorific: '',
    title: '',
    biography: '',
    portrait: null,
    links: [],
    aliases: [],
  })
  expect(news.valuesOf(readSite(null))).toEqual({ newsImages: [] })
})
