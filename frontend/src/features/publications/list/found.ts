import { isEverything, type Selection } from './selection'

/**
 * How many publications the page is about, in words that are read out when they change.
 *
 * @param isForgiving whether they are written a little differently from what was looked for
 */
export function foundInWords(total: number, selection: Selection, isForgiving = false): string {
  const count = total === 1 ? '1 publication' : `${String(total)} publications`
  if (isEverything(selection)) return total === 0 ? 'No publications available' : count
  if (total === 0)
    return `No publication matches. ${selection.q === undefined ? 'Choose others, or clear the filters.' : 'Try fewer words, or clear the filters.'}`
  return isForgiving ? `Nothing is written just so. ${count} found that come close` : `${count} found`
}
