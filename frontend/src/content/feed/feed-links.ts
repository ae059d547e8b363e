import { paths } from '../../paths'
import type { Alternate } from '../../ui/page/page-head'

const ending = '.atom'

/** A feed that readers can subscribe to, as pages name it. @param path says what it is of: `/updates.atom` */
export const feedLink = (path: string): Alternate => ({
  path,
  title: path.charAt(1).toUpperCase() + path.slice(2, -ending.length),
  type: 'application/atom+xml',
})

export const allFeedLinks: Alternate[] = Object.values(paths)
  .filter((path) => typeof path === 'string')
  .filter((path) => path.endsWith(ending))
  .map(feedLink)
