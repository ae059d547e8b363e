import * as v from 'valibot'
import { readOptionalPicture, readPictures } from './picture'

const text = v.nullish(v.string(), '')
const image = v.pipe(v.nullish(v.unknown(), null), v.transform(readOptionalPicture))
const images = v.pipe(v.nullish(v.unknown(), null), v.transform(readPictures))

export const bannerPages = [
  'team',
  'leader',
  'events',
  'news',
  'facilities',
  'updates',
  'publications',
  'contact',
  'gallery',
  'more',
  'profile',
  'researchIntrest',
] as const

const leader = v.object({
  name: text,
  slug: text,
  title: text,
  biography: text,
  portrait: image,
  links: v.nullish(v.array(v.object({ label: v.string(), url: v.string() })), []),
  aliases: v.nullish(v.array(v.object({ name: v.string() })), []),
})

const site = v.object({
  groupName: text,
  department: text,
  institution: text,
  leader: v.nullish(leader, { name: '', slug: '' }),
  homeIntroduction: text,
  homePhotos: images,
  postalAddress: text,
  email: text,
  secondEmail: text,
  phone: text,
  banners: v.nullish(v.array(v.object({ page: v.picklist(bannerPages), image })), []),
  defaultBanner: image,
  eventPlaceholder: image,
  newsImages: images,
})

/** The site as the forms of the settings need it: what is not there is an empty text, an empty list or null. */
export type Site = v.InferOutput<typeof site>

/**
 * Reads the site as a query answers it, or as a refused save tells it; of a site that nobody has filled in, blanks.
 * @throws ValiError when it is something else
 */
export const readSite = (input: unknown): Site => v.parse(site, input ?? {})
