import { cleanMarkup } from './clean-text'

/** Words and initials whose full stop is their own. */
const abbreviated =
  /(?:^|[\s(.])(?:\p{L}|al|co|corp|dept|eds?|etc|inc|jr|ltd|no|proc|pt|spp?|sr|st|univ|var|vol|vs)\.$/iu

/** A title without the full stop that PubMed and many people put behind it; citations have their own. */
export function readTitle(text: string): string {
  const title = cleanMarkup(text)
  return /[^.]\.$/.test(title) && !abbreviated.test(title) ? title.slice(0, -1) : title
}
