import { Feed } from 'feed'
import { scientificPieces } from '../../ui/text/scientific-text'
import { paths } from '../../paths'
import { withoutMarkdown } from '../../ui/text/markdown'
import { lastingId } from './lasting-id'

export const atomType = 'application/atom+xml; charset=utf-8'

/** How many entries a feed has. Readers ask again and again; who wants the rest opens the page. */
export const atomLength = 50

/** A feed of one of the site's lists. */
export interface AtomList {
  /** Its own address and that of the page it is made of. */
  path: string
  page: string
  title: string
  site: { documentId: string; groupName: string; updatedAt: string | null } | null
}

export interface AtomEntry {
  /** What the CMS names it by. */
  id: string
  path: string
  /** With `<sub>`, `<sup>` and `<i>`. */
  title: string
  summary?: string
  authors?: string[]
  createdAt: string | null
  updatedAt: string | null
}

/**
 * An Atom feed (RFC 4287). Each entry has an id that never changes, also when the site moves to another host, and the time of its last change; the feed's own time
 * is that of its newest change, so that the same content is the same document.
 */
export function atom(origin: string, list: AtomList, entries: AtomEntry[]): string {
  const { site } = list
  const groupName = site?.groupName ?? 'Research group'
  const changes = entries.map(({ updatedAt }) => updatedAt ?? '')
  const feed = new Feed({
    id: site ? `urn:uuid:${lastingId(site.documentId, list.path)}` : origin + list.path,
    title: `${list.title} · ${groupName}`,
    link: origin + list.page,
    feed: origin + list.path,
    // §4.1.1: the author of every entry that names none.
    author: { name: groupName, link: origin + paths.home },
    updated: moment(changes.sort().at(-1) ?? site?.updatedAt ?? null),
    generator: false,
  })
  for (const { id, path, title, summary, authors, createdAt, updatedAt } of entries) {
    feed.addItem({
      id: `urn:uuid:${lastingId(id)}`,
      link: origin + path,
      title: html(title),
      ...(summary && { description: html(summary) }),
      ...(authors && authors.length > 0 && { author: authors.map((name) => ({ name })) }),
      published: moment(createdAt),
      date: moment(updatedAt),
    })
  }
  return feed.atom1()
}

/** The CMS stamps everything; its schema only does not say so. */
const moment = (stamp: string | null): Date => new Date(stamp ?? 0)

/** Texts of entries are HTML: what is no index and not in italics is escaped, twice, since HTML in XML is text. */
const html = (text: string): string =>
  scientificPieces(withoutMarkdown(text))
    .map(({ text: piece, level }) => {
      const escaped = piece
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('\n', '<br>')
      return level === 'normal' ? escaped : `<${level}>${escaped}</${level}>`
    })
    .join('')
