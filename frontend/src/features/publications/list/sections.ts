/** One year of the list. */
export interface Section<Row> {
  year: number
  /** How many publications the year has. */
  count: number
  /** Those that the page brings: all, the first, or none. */
  rows: Row[]
}

/**
 * Puts the rows that a page brings under their years. A long list brings the newest only; the other years are named
 * with their counts.
 */
export const sections = <Row extends { year: number }>(
  years: { year: number; count: number }[],
  rows: Row[],
): Section<Row>[] =>
  years.map(({ year, count }) => ({ year, count, rows: rows.filter((row) => row.year === year) }))
