import { feedAt } from '../content/feed/feed'
import { eventTypes, memberCategories, paths } from '../paths'
import { SitemapDocument, type SitemapQuery } from './sitemap.generated'

interface Address {
  path: string
  /** When what it shows last changed, if that is known. */
  changed: string | null | undefined
}

/** Every page that search engines should know (sitemaps.org, protocol 0.9). */
export const sitemap = feedAt(paths.sitemap, {
  type: 'application/xml; charset=utf-8',
  make: async (ask, origin) => writeSitemap(origin, pagesOf(await ask(SitemapDocument, {}))),
})

/** The pages, with the time of the newest thing that they show. */
function pagesOf({
  site,
  events,
  members,
  facilities,
  researchLines,
  updates,
  galleryImages,
  publicationAddresses,
  memberAddresses,
  customPageAddresses,
}: SitemapQuery): Address[] {
  const own = site?.updatedAt
  return [
    { path: paths.home, changed: latest([own, changeOf(updates), changeOf(galleryImages)]) },
    { path: paths.team, changed: own },
    ...(site?.leader ? [{ path: paths.leader(site.leader.slug), changed: own }] : []),
    ...memberCategories.map((category) => ({
      path: paths.members(category),
      changed: latest([own, changeOf(members.filter((member) => member.category === category))]),
    })),
    { path: paths.event, changed: own },
    ...eventTypes.map((type) => ({
      path: paths.events(type),
      changed: latest([own, changeOf(events.filter((event) => event.event_type === type))]),
    })),
    ...events.map(({ documentId, event_type, updatedAt }) => ({
      path: paths.eventPage(event_type, documentId),
      changed: updatedAt,
    })),
    { path: paths.news, changed: own },
    { path: paths.facilities, changed: latest([own, changeOf(facilities)]) },
    // Without any it is an empty page.
    ...researchLines.map(({ updatedAt }) => ({
      path: paths.researchIntrest,
      changed: latest([
        own,
        updatedAt,
        changeOf(members),
        changeOf(facilities),
        changeOf(publicationAddresses),
      ]),
    })),
    { path: paths.updates, changed: latest([own, changeOf(updates)]) },
    { path: paths.publications, changed: latest([own, changeOf(publicationAddresses)]) },
    { path: paths.contact, changed: own },
    { path: paths.privacy, changed: own },
    { path: paths.accessibility, changed: own },
    ...(site?.moreText ? [{ path: paths.more, changed: own }] : []),
    ...(site?.profileText ? [{ path: paths.profile, changed: own }] : []),
    { path: paths.gallery, changed: latest([own, changeOf(galleryImages)]) },
    ...pagesAt(paths.customPage, customPageAddresses),
    ...pagesAt(paths.publication, publicationAddresses),
    ...pagesAt(paths.person, memberAddresses),
  ]
}

/** The pages of a kind of content that has one for each of it. */
const pagesAt = (
  path: (slug: string) => string,
  addresses: { slug: string; updatedAt: string }[],
): Address[] => addresses.map(({ slug, updatedAt }) => ({ path: path(slug), changed: updatedAt }))

export const writeSitemap = (origin: string, addresses: Address[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
      return `<url><loc>${escaped(new URL(origin + path).href)}</loc>${lastmod}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')

type Stamp = string | null | undefined

const changeOf = (things: { updatedAt: Stamp }[]): Stamp => latest(things.map(({ updatedAt }) => updatedAt))

/** Times of the CMS are all in UTC and of one length, so their order is that of their letters. */
const latest = (stamps: Stamp[]): Stamp => stamps.filter(Boolean).sort().at(-1)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
