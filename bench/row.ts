/** One line of the report. */
export interface Row {
  measure: string
  value: string
  /** What is to be reached, in words. */
  target?: string
  /** Whether it was; undefined where there is nothing to reach, or where the row was skipped. */
  reached?: boolean
}

export const skipped = (measure: string, why: string): Row => ({ measure, value: `skipped: ${why}` })
