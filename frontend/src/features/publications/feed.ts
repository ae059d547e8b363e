import { atom, atomLength, atomType } from '../../content/feed/atom'
import { feedAt, firstOf, type NounFeeds } from '../../content/feed/feed'
import { paths, selectionParameters } from '../../paths'
import { publicationsFeedLink } from './list/feed-link'
import { readSelection, writeSelection } from './list/selection'
import { publicationExports } from './formats/export'
import { paperJsonLd } from './paper/json-ld-feed'
import { referencesRtf } from './references/rtf-feed'
import { PublicationsFeedDocument } from './feed.generated'
import { fullName, readAuthor } from './record/author-name'
import { titleWithNotice } from './record/notice'
import type { PublicationRecordFragment } from './record/record.generated'

/** An older paper is no news to who subscribed, whenever it was entered: many are when others are brought along. */
const newestYears = 2

/** The newest publications, of all or of a selection, those that were entered last first, for feed readers. */
const publicationsFeed = feedAt(paths.publicationsFeed, {
  type: atomType,
  search: selectionParameters,
  make: async (ask, origin, search) => {
    const filter = readSelection(search)
    const variables = { filter, limit: atomLength }
    const { site, selectedPublications } = await ask(PublicationsFeedDocument, variables)
    const entries = news(selectedPublications).map((publication) => ({
      id: publication.documentId,
      path: paths.publication(publication.slug),
      title: titleWithNotice(publication),
      summary: summaryOf(publication),
      authors: publication.people.map(({ name }) => fullName(readAuthor(name))),
      createdAt: publication.createdAt,
      updatedAt: publication.updatedAt,
    }))
    const page = paths.publications + writeSelection(filter)
    return atom(origin, { ...publicationsFeedLink(filter), page, site }, entries)
  },
})

/** Those of the newest years. */
export function news<Paper extends { year: number }>(papers: readonly Paper[]): Paper[] {
  const newest = Math.max(...papers.map(({ year }) => year))
  return papers.filter(({ year }) => year > newest - newestYears)
}

/** Where it appeared, and what it says. */
function summaryOf({ journal, booktitle, publisher, year, abstract }: PublicationRecordFragment): string {
  const source = [journal ?? booktitle ?? publisher, String(year)].filter(Boolean).join(', ')
  return [source, abstract].filter(Boolean).join('\n')
}

export const feeds: NounFeeds = {
  find: firstOf(publicationsFeed, publicationExports, paperJsonLd, referencesRtf),
  fixed: [paths.publicationsFeed],
}
