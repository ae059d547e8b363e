import type { Noun } from './noun'
import { moment, yesOrNothing } from './value-rules'

/** The fields that say when visitors get a document, for the nouns that are `scheduled`. */
export const scheduleFields: Noun['attributes'] = {
  draft: { rule: yesOrNothing('Draft'), hint: 'Visitors do not see it as long as this is on.' },
  publishAt: { rule: moment('Visible from'), hint: 'Visitors see it from then on; at once when left out.' },
  endAt: { rule: moment('Visible until'), hint: 'Visitors do not see it any more from then on.' },
}

/** Their row in the admin's form. */
export const scheduleRow: readonly string[] = Object.keys(scheduleFields)

/** What is asked of them together. */
export const scheduleInOrder = {
  rule: 'inOrder',
  first: 'publishAt',
  second: 'endAt',
  message: 'The end must not be before the beginning',
} as const
