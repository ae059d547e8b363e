/** As many entries as the CMS gives at once. */
const longestPart = 500

/**
 * Asks for a list that may be longer than one answer, part after part.
 *
 * @param askPart answers at most `size` entries from `start` on
 */
export async function* inParts<T>(
  askPart: (start: number) => Promise<T[]>,
  size = longestPart,
): AsyncGenerator<T[], void> {
  for (let start = 0; ; start += size) {
    const part = await askPart(start)
    if (part.length > 0) yield part
    if (part.length < size) return
  }
}
