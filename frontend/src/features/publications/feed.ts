import { atom, atomLength, atomType } from '../../content/feed/atom'
import { feedAt, firstOf, type NounFeeds } from '../../content/feed/feed'
import { feedLink } from '../../content/feed/feed-links'
import { paths } from '../../paths'
import { publicationExports } from './formats/export'
import { PublicationsFeedDocument } from './feed.generated'
import type { PublicationRecordFragment } from './record/record.generated'

/** The publications that were entered last, for feed readers. */
const publicationsFeed = feedAt(paths.publicationsFeed, {
  type: atomType,
  make: async (ask, origin) => {
    const { site, publications } = await ask(PublicationsFeedDocument, { limit: atomLength })
    const entries = publications.map((publication) => ({
      id: publication.documentId,
      path: paths.publication(publication.slug),
      title: publication.title,
      summary: summaryOf(publication),
      authors: publication.people.map(({ name }) => name),
      createdAt: publication.createdAt,
      updatedAt: publication.updatedAt,
    }))
    return atom(origin, { ...feedLink(paths.publicationsFeed), page: paths.publications, site }, entries)
  },
})

/** Where it appeared, and what it says. */
function summaryOf({ journal, booktitle, publisher, year, abstract }: PublicationRecordFragment): string {
  const source = [journal ?? booktitle ?? publisher, String(year)].filter(Boolean).join(', ')
  return [source, abstract].filter(Boolean).join('\n')
}

export const feeds: NounFeeds = {
  find: firstOf(publicationsFeed, publicationExports),
  fixed: [paths.publicationsFeed],
}
