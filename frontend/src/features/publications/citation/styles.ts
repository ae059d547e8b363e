import type { PublicationRecord } from '../record/record'
import { apa } from './apa'
import { ieee } from './ieee'
import type { Citation } from './run'
import { vancouver } from './vancouver'

/** The styles a reader can copy a citation in, by the names they are known by. */
export const citationStyles: { name: string; format: (record: PublicationRecord) => Citation }[] = [
  { name: 'APA', format: apa },
  { name: 'Vancouver', format: vancouver },
  { name: 'IEEE', format: ieee },
]
