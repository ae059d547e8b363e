import { paths } from '../../../paths'

const form = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What the server answers beside the pages, by its first segment. */
const notPages = ['admin', 'api', 'assets', 'events', 'graphql', 'health', 'images', 'staff', 'uploads']

const taken = new Set([
  ...notPages,
  ...Object.values(paths).flatMap((path) =>
    typeof path === 'string' ? [path.split('/')[1]?.toLowerCase() ?? ''] : [],
  ),
])

export const slugRule = 'Use small letters, digits and single hyphens, such as meera-sample.'

/** What is wrong with the address of the leader's page; undefined when it can be one. */
export function slugProblem(slug: string): string | undefined {
  if (!form.test(slug)) return slugRule
  return taken.has(slug) ? `/${slug} is another page of this site. Choose another address.` : undefined
}
