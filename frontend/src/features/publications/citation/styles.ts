import type { CitedRecord } from '../record/record'
import { apa } from './apa'
import { ieee } from './ieee'
import type { Citation } from './run'
import { vancouver } from './vancouver'

/** Makes a citation of a publication. */
export type CitationStyle = (record: CitedRecord) => Citation

/** The styles that a citation can be had in, by the names they are known by; the first is the usual one. */
export const citationStyles = [
  { id: 'apa', name: 'APA', format: apa },
  { id: 'vancouver', name: 'Vancouver', format: vancouver },
  { id: 'ieee', name: 'IEEE', format: ieee },
] as const satisfies { id: string; name: string; format: CitationStyle }[]
