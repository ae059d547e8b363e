/** The list with the item at `from` taken out and put at `to`. Both count from 0 and must be places of the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list.slice(from, from + 1)
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...item, ...rest.slice(to)]
}
