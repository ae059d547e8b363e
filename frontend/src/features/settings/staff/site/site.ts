import * as v from 'valibot'
import { accents } from './accents'
import { bannerPages } from './banner-pages'
import { readOptionalPicture, readPictures } from '../../../../staff/pictures/picture'

// What is null is not filled in. What is missing was not asked for, and must not be shown as blank: it would be saved so.
const text = v.pipe(
  v.nullable(v.string()),
  v.transform((stored) => stored ?? ''),
)
const image = v.pipe(v.unknown(), v.transform(readOptionalPicture))
const images = v.pipe(v.unknown(), v.transform(readPictures))
const list = <TItem extends v.GenericSchema>(item: TItem) =>
  v.pipe(
    v.nullable(v.array(item)),
    v.transform((stored) => stored ?? []),
  )

const link = v.object({ label: v.string(), url: v.string() })

const leader = v.object({
  name: text,
  slug: text,
  honorific: text,
  title: text,
  biography: text,
  portrait: image,
  links: list(link),
  aliases: list(v.object({ name: v.string() })),
})

const site = v.object({
  groupName: text,
  icon: image,
  // A site of the time before there was a choice is teal.
  accent: v.nullable(v.picklist(accents), 'teal'),
  department: text,
  institution: text,
  timeZone: text,
  timesCited: v.nullable(v.boolean(), false),
  subcategoryOrder: text,
  formerAddresses: text,
  leader: v.pipe(
    v.nullable(v.unknown()),
    v.transform((stored) => v.parse(leader, stored ?? nothing(leader))),
  ),
  homeSentence: text,
  homeIntroduction: text,
  homePhotos: images,
  joinUs: text,
  postalAddress: text,
  email: text,
  secondEmail: text,
  phone: text,
  office: text,
  map: image,
  directions: text,
  followLinks: list(link),
  logos: images,
  moreText: text,
  profileText: text,
  privacy: text,
  accessibility: text,
  banners: list(v.object({ page: v.picklist(bannerPages), image })),
  defaultBanner: image,
  eventPlaceholder: image,
  newsImages: images,
})

/** Something that nobody has filled in. */
const nothing = ({ entries }: { entries: object }) =>
  Object.fromEntries(Object.keys(entries).map((field) => [field, null]))

/** The site as the forms of the settings need it: what is not there is an empty text, an empty list or null. */
export type Site = v.InferOutput<typeof site>

/**
 * Reads the site as a query answers it, or as a refused save tells it; of a site that nobody has filled in, blanks.
 * @throws ValiError when it is something else
 */
export const readSite = (input: unknown): Site => v.parse(site, input ?? nothing(site))
