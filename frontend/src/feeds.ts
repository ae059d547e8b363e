import { firstOf, type Feed, type NounFeeds } from './content/feed/feed'
import { openSearch } from './site/open-search'
import { robots } from './site/robots'
import { securityText } from './site/security-text'
import { sitemap } from './site/sitemap'
import { plainText } from './ui/text/plain-text'

/** Everything that is no page: what each noun has in its `feed.ts`, and what the site has as a whole. */
const ofNouns = Object.values(
  import.meta.glob<NounFeeds>('./features/*/feed.ts', { eager: true, import: 'feeds' }),
)
const find = firstOf(...ofNouns.map(({ find }) => find), sitemap, robots, openSearch, securityText)

/** The addresses that feed readers and calendars come back to. */
export const fixedFeeds: string[] = ofNouns.flatMap(({ fixed }) => fixed)

/** Who answers for an address, if anybody does. Whatever the content holds, what is answered is plain text. */
export function findFeed(pathname: string): Feed | undefined {
  const feed = find(pathname)
  return feed && { ...feed, make: plain(feed.make) }
}

const plain =
  (make: Feed['make']): Feed['make'] =>
  async (...given) => {
    const made = await make(...given)
    return typeof made === 'string' ? plainText(made) : made
  }
