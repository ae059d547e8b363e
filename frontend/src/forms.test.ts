import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
} from 'graphql'
import { parse as valibot } from 'valibot'
import { expect, test } from 'vitest'
import { valuesOf as customPageValues } from './features/custom-pages/staff/custom-page-values'
import { valuesOf as eventValues } from './features/events/staff/event-values'
import { valuesOf as facilityValues } from './features/facilities/staff/facility-values'
import { valuesOf as imageValues } from './features/gallery/staff/image-values'
import { valuesOf as memberValues } from './features/members/staff/member-values'
import { valuesOf as publicationValues } from './features/publications/staff/publication-values'
import { valuesOf as researchLineValues } from './features/research/staff/research-line-values'
import { banners } from './features/settings/staff/parts/banners'
import { contact } from './features/settings/staff/parts/contact'
import { footer } from './features/settings/staff/parts/footer'
import { group } from './features/settings/staff/parts/group'
import { home } from './features/settings/staff/parts/home'
import { leader } from './features/settings/staff/parts/leader'
import { news } from './features/settings/staff/parts/news'
import { readSite } from './features/settings/staff/site/site'
import { texts } from './features/settings/staff/parts/texts'
import { valuesOf as updateValues } from './features/updates/staff/update-values'

const src = import.meta.dirname
const schema = buildSchema(readFileSync(path.join(src, '../../cms/schema.graphql'), 'utf8'))
const fragments = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(path.join(src, file), 'utf8')).definitions)
  .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)

/** What every form sends or leaves out without showing it: Strapi's own, and the version that a save names. */
const own = ['id', 'locale', 'publishedAt', 'version']

/** What can be written of a kind of content. */
function writable(input: string): string[] {
  const type = schema.getType(input)
  if (!isInputObjectType(type)) throw new Error(`The schema has no input ${input}.`)
  return Object.keys(type.getFields()).filter((field) => !own.includes(field))
}

const site = readSite(null)

/** The fields of each form. What is named in `besides` is no attribute; in `elsewhere`, an attribute that is set elsewhere. */
const forms: { input: string; fields: string[]; besides?: string[]; elsewhere?: string[] }[] = [
  // One choice says whether it is a draft.
  {
    input: 'EventInput',
    fields: Object.keys(eventValues({})),
    besides: ['imageWords', 'visible'],
    elsewhere: ['draft'],
  },
  { input: 'FacilityInput', fields: Object.keys(facilityValues({})), besides: ['imageWords'] },
  // An image is uploaded and put in its place by the page that arranges the gallery.
  {
    input: 'GalleryImageInput',
    fields: Object.keys(imageValues({})),
    besides: ['visible'],
    elsewhere: ['image', 'position', 'draft'],
  },
  { input: 'MemberInput', fields: Object.keys(memberValues({})), besides: ['imageWords'] },
  {
    input: 'PublicationInput',
    fields: Object.keys(publicationValues({})),
    besides: ['imageWords', 'visible'],
    elsewhere: ['draft'],
  },
  {
    input: 'ResearchLineInput',
    fields: Object.keys(researchLineValues({})),
    besides: ['imageWords'],
  },
  {
    input: 'CustomPageInput',
    fields: Object.keys(customPageValues({})),
    besides: ['visible'],
    elsewhere: ['draft'],
  },
  // The browser makes the key of a new one.
  {
    input: 'UpdateInput',
    fields: Object.keys(updateValues({})),
    besides: ['visible'],
    elsewhere: ['key', 'draft'],
  },
  { input: 'ComponentSiteLeaderInput', fields: Object.keys(leader.valuesOf(site)) },
  {
    input: 'SiteInput',
    fields: [
      'leader',
      ...[group, home, contact, footer, texts, news].flatMap(({ valuesOf }) => Object.keys(valuesOf(site))),
      ...Object.keys(banners.dataOf(valibot(banners.schema, banners.valuesOf(site)))),
    ],
  },
]

test('every kind of content has its form', () => {
  const told = JSON.parse(readFileSync(path.join(src, '../../cms/rules.json'), 'utf8')) as object
  const inputs = Object.keys(told).filter((input) => !input.startsWith('Component'))
  expect(
    inputs.filter((input) => !forms.some((form) => form.input === input)),
    'Give it a form in its feature, and name that in src/forms.test.ts',
  ).toEqual([])
})

test.each(forms)(
  'every attribute of $input has its field in a form',
  ({ input, fields, besides, elsewhere }) => {
    const shown = fields.filter((field) => !besides?.includes(field))
    expect([...shown, ...(elsewhere ?? [])].sort()).toEqual(writable(input).sort())
  },
)

test('every attribute of a publication can come from an import, and is asked for where entries are read', () => {
  const imported = schema.getType('ImportedPublication')
  if (!isObjectType(imported)) throw new Error('The schema has no type ImportedPublication.')
  const attributes = Object.keys(imported.getFields()).sort()
  // Which papers are selected and when they are shown is no fact that a file knows, and it holds no other files.
  const own = [
    ...['highlighted', 'image', 'draft', 'publishAt', 'endAt'],
    ...['manuscript', 'manuscriptFrom', 'manuscriptLicence', 'poster', 'slides'],
  ]
  expect(attributes).toEqual(
    writable('PublicationInput')
      .filter((field) => !own.includes(field))
      .sort(),
  )

  const entry = fragments.find(({ name }) => name.value === 'ReadEntry')
  const publication = entry?.selectionSet.selections.find(
    (selection) => selection.kind === Kind.FIELD && selection.alias?.value === 'publication',
  )
  const asked =
    publication?.kind === Kind.FIELD
      ? publication.selectionSet?.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [field.name.value] : [],
        )
      : []
  expect(asked?.sort()).toEqual(attributes)
})
