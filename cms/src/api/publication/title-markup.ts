/** Anything a browser would take for a tag, a comment or a declaration. */
const tag = /<(?=[a-z/!?])[^>]*>?/gi

/**
 * True when the only markup of a title is `<sub>…</sub>` and `<sup>…</sup>`, closed in order and not nested.
 * A `<` that opens no tag (`x < 5 nm`) is text.
 */
export function hasOnlySubAndSup(title: string): boolean {
  let open: string | undefined
  for (const [found] of title.matchAll(tag)) {
    if (found === '<sub>' || found === '<sup>') {
      if (open !== undefined) return false
      open = found
    } else if (found === '</sub>' || found === '</sup>') {
      if (open?.replace('<', '</') !== found) return false
      open = undefined
    } else return false
  }
  return open === undefined
}
