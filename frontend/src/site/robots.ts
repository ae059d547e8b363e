import { feedAt } from '../cms/feed'
import { paths } from '../paths'

/** The pages of the staff. The mark ends each address: others may begin with the same letters (RFC 9309 §2.2.3). */
const staffPages = Object.values(paths)
  .filter((path) => typeof path === 'string')
  .filter((path) => path.startsWith(paths.add))
  .map((path) => `${path}$`)

/** Where search engines need not look, and where they find everything else. */
export const robots = feedAt(paths.robots, {
  type: 'text/plain; charset=utf-8',
  make: (_ask, origin) =>
    Promise.resolve(
      [
        'User-agent: *',
        ...[...staffPages, '/staff/', '/graphql/'].map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin}${paths.sitemap}`,
        '',
      ].join('\n'),
    ),
})
