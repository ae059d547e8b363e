import { cleanMarkup } from './clean-text'

/** Words and initials whose full stop is their own. */
const abbreviated =
  /(?:^|[\s(.])(?:\p{L}|al|co|corp|dept|eds?|etc|inc|jr|ltd|no|proc|pt|spp?|sr|st|univ|var|vol|vs)\.$/iu

/** Italics around the whole title say how a list was set. */
const allItalic = /^<i>([^<]*)<\/i>(\.?)$/

/** A title without the full stop that PubMed and many people put behind it; citations have their own. */
export function readTitle(text: string): string {
  const title = cleanMarkup(text).replace(allItalic, '$1$2')
  return /[^.]\.$/.test(title) && !abbreviated.test(title) ? title.slice(0, -1) : title
}
