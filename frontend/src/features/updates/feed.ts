import { atom, atomLength, atomType } from '../../content/feed/atom'
import { feedAt } from '../../content/feed/feed'
import { feedLinks } from '../../content/feed/feed-links'
import { paths } from '../../paths'
import { UpdatesFeedDocument } from './feed.generated'

/** The newest updates, for feed readers. */
export const updatesFeed = feedAt(paths.updatesFeed, {
  type: atomType,
  make: async (ask, origin) => {
    const { site, updates } = await ask(UpdatesFeedDocument, { limit: atomLength })
    const entries = updates.map(({ documentId, title, createdAt, updatedAt }) => ({
      id: documentId,
      path: `${paths.updates}#${documentId}`,
      title,
      createdAt,
      updatedAt,
    }))
    return atom(origin, { ...feedLinks.updates, page: paths.updates, site }, entries)
  },
})
