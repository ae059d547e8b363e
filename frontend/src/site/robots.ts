import { feedAt } from '../content/feed/feed'
import { paths, staffPages } from '../paths'

/** The mark ends each address: others may begin with the same letters (RFC 9309 §2.2.3). */
const endedStaffPages = staffPages.map((path) => `${path}$`)

/** Where search engines need not look, and where they find everything else. */
export const robots = feedAt(paths.robots, {
  type: 'text/plain; charset=utf-8',
  make: (_ask, origin) =>
    Promise.resolve(
      [
        'User-agent: *',
        ...[...endedStaffPages, '/staff/', '/graphql/'].map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin}${paths.sitemap}`,
        '',
      ].join('\n'),
    ),
})
