import type { Citation } from '../citation/run'
import type { StyleId } from '../citation/style-names'
import { citationStyles } from '../citation/styles'
import { recordOf } from '../record/record'
import type { CitedPublicationFragment } from '../record/record.generated'

/** A publication in a list of references. Nobody should list a retracted one without knowing. */
export function reference(
  { retraction, ...paper }: CitedPublicationFragment & { retraction: string | null },
  style: StyleId,
): Citation {
  const citation = citationStyles[style](recordOf(paper))
  return retraction === null ? citation : [...citation, { text: ' [Retracted]' }]
}
