/** The value below which a share of the sorted values lies (nearest rank). @throws Error without values */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('There is nothing to take a percentile of.')
  return value
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** A number for people: three significant digits at most. */
export const short = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en-GB') : String(Number(value.toPrecision(3)))
