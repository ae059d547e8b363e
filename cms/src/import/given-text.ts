import type { ToldColumn } from './formats/csv'
import type { Format } from './formats/format'

/** A text that shall be read. */
export interface GivenText {
  text: string
  format: Format | 'auto'
  /** What the columns of a table are, in their order, when somebody has said so. */
  columns?: readonly ToldColumn[] | null | undefined
  /** Whether the first row of a table whose columns were told holds no names. */
  isNameless?: boolean | null | undefined
}
