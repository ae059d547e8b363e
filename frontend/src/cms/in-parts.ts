/** As many entries as the CMS gives at once. */
const longestPart = 500

/**
 * Asks for a list that may be longer than one answer, part after part: for the next one while somebody uses the last.
 *
 * @param askPart answers at most `size` entries from `start` on
 */
export async function* inParts<T>(
  askPart: (start: number) => Promise<T[]>,
  size = longestPart,
): AsyncGenerator<T[], void> {
  let asked = askPart(0)
  for (let start = size; ; start += size) {
    const part = await asked
    if (part.length < size) {
      if (part.length > 0) yield part
      return
    }
    asked = askPart(start)
    // Told to who waits for it; it may fail before.
    asked.catch(() => undefined)
    yield part
  }
}
