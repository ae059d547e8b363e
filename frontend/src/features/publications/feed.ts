import { atom, atomLength, atomType } from '../../cms/atom'
import { feedAt } from '../../cms/feed'
import { feedLinks } from '../../cms/feed-links'
import { paths } from '../../paths'
import { PublicationsFeedDocument } from './feed.generated'

/** The publications that were entered last, for feed readers. */
export const publicationsFeed = feedAt(paths.publicationsFeed, {
  type: atomType,
  make: async (ask, origin) => {
    const { site, publications } = await ask(PublicationsFeedDocument, { limit: atomLength })
    const entries = publications.map((publication) => ({
      id: publication.documentId,
      path: `${paths.publications}#${publication.documentId}`,
      title: publication.title,
      summary: [publication.journal, String(publication.year)].filter(Boolean).join(', '),
      authors: (publication.authors ?? []).map(({ name }) => name),
      createdAt: publication.createdAt,
      updatedAt: publication.updatedAt,
    }))
    return atom(origin, { ...feedLinks.publications, page: paths.publications, site }, entries)
  },
})
