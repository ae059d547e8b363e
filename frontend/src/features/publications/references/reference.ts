import type { Citation } from '../citation/run'
import { recordOf } from '../record/record'
import type { CitedPublicationFragment } from '../record/record.generated'
import type { ReferenceChoice } from './choice'

/** A publication in a list of references. Nobody should list a retracted one without knowing. */
export function reference(
  { retraction, ...paper }: CitedPublicationFragment & { retraction: string | null },
  { format }: ReferenceChoice['style'],
): Citation {
  const citation = format(recordOf(paper))
  return retraction === null ? citation : [...citation, { text: ' [Retracted]' }]
}
