import { feedAt } from '../content/feed/feed'
import { paths } from '../paths'

/**
 * Where search engines need not look, and where they find everything else. The pages for staff say themselves that they are
 * in no index: who may not look at a page never reads that.
 */
export const robots = feedAt(paths.robots, {
  type: 'text/plain; charset=utf-8',
  make: (_ask, origin) =>
    Promise.resolve(
      [
        'User-agent: *',
        ...['/staff/', '/graphql/'].map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin}${paths.sitemap}`,
        '',
      ].join('\n'),
    ),
})
