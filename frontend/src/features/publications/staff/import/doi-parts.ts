/** DOIs that are looked up in one question: each may cost a second. */
const atOnce = 10

/**
 * The parts of a long list of DOIs, which are looked up one after the other before the whole is read: the CMS remembers
 * them.
 *
 * @returns nothing for a short list, and for whatever is no list of DOIs
 */
export function doiParts(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isList = lines.every((line) =>
    /^\s*(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/\S+\s*$/i.test(line),
  )
  if (!isList || lines.length <= atOnce) return []
  const parts: string[][] = []
  for (let start = 0; start < lines.length; start += atOnce) parts.push(lines.slice(start, start + atOnce))
  return parts
}
