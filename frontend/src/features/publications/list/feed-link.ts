import { feedLink } from '../../../content/feed/feed-links'
import { paths } from '../../../paths'
import type { Alternate } from '../../../ui/page/page-head'
import { isEverything, writeSelection, type Selection } from './selection'

/** The feed of the publications that somebody selects. */
export function publicationsFeedLink(selection: Selection): Alternate {
  const whole = feedLink(paths.publicationsFeed)
  if (isEverything(selection)) return whole
  return { ...whole, path: whole.path + writeSelection(selection), title: 'Publications, a selection' }
}
