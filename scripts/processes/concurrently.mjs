/** Of the machine that the site is made for. */
export const processors = 2

/**
 * Works on all items, on so many at any time.
 * @template Item, Result
 * @param {number} limit
 * @param {readonly Item[]} items in the order in which they are begun; the longest first ends soonest
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>} what `work` answered, in the order of the items; rejects with what it throws first
 */
export async function concurrently(limit, items, work) {
  /** @type {Result[]} */
  const results = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: limit }, lane))
  return results
}
