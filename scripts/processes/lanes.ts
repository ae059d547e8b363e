/**
 * Works on all items, on a few at any time.
 * @param lanes how many at a time
 * @param items in the order in which they are begun; the longest first ends soonest
 * @returns what `work` answered, in the order of the items
 * @throws what `work` throws first
 */
export async function inLanes<Item, Result>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const lane = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
