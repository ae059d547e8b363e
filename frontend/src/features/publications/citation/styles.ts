import type { CitedRecord } from '../record/record'
import { apa } from './apa'
import { ieee } from './ieee'
import type { Citation } from './run'
import type { StyleId } from './style-names'
import { vancouver } from './vancouver'

/** What makes a citation of a publication, in each style. */
export const citationStyles: Record<StyleId, (record: CitedRecord) => Citation> = { apa, vancouver, ieee }
