import { feedAt } from '../cms/feed'
import { paths } from '../paths'

/** What is for staff or for programs of the site. `/add` is the beginning of all pages of the staff (RFC 9309 §2.2.2). */
const closed = [paths.add, '/staff/', '/graphql/']

/** Where search engines need not look, and where they find everything else. */
export const robots = feedAt(paths.robots, {
  type: 'text/plain; charset=utf-8',
  make: (_ask, origin) =>
    Promise.resolve(
      [
        'User-agent: *',
        ...closed.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin}${paths.sitemap}`,
        '',
      ].join('\n'),
    ),
})
