import { atom, atomLength, atomType } from '../../content/feed/atom'
import { feedAt, type NounFeeds } from '../../content/feed/feed'
import { feedLink } from '../../content/feed/feed-links'
import { paths } from '../../paths'
import { UpdatesFeedDocument } from './feed.generated'

/** The newest updates, for feed readers. */
const updatesFeed = feedAt(paths.updatesFeed, {
  type: atomType,
  make: async (ask, origin) => {
    const { site, updates } = await ask(UpdatesFeedDocument, { limit: atomLength })
    const entries = updates.map(({ documentId, title, createdAt, updatedAt }) => ({
      id: documentId,
      path: paths.update(documentId),
      title,
      createdAt,
      updatedAt,
    }))
    return atom(origin, { ...feedLink(paths.updatesFeed), page: paths.updates, site }, entries)
  },
})

export const feeds: NounFeeds = { find: updatesFeed, fixed: [paths.updatesFeed] }
