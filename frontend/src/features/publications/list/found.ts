import { isEverything, type Selection } from './selection'

/** How many publications the page is about, in words that are read out when they change. */
export function foundInWords(total: number, selection: Selection): string {
  const count = total === 1 ? '1 publication' : `${String(total)} publications`
  if (isEverything(selection)) return total === 0 ? 'No publications available' : count
  return total === 0 ? 'No publication matches. Look for less, or clear the filters.' : `${count} found`
}
