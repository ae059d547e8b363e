/** In characters: a given and a family name. */
const longest = 40

/**
 * What somebody wants to be called in the history; `undefined` where they gave nothing.
 * @throws RangeError in words for them
 */
export function nameIn(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (Array.from(name).length > longest) throw new RangeError(`Give a name of ${longest} characters at most.`)
  // Nothing that could be taken for markup, and no character that is not seen (Unicode's category Other).
  if (/[<>&\p{C}]/u.test(name)) throw new RangeError('Give the name in letters, without < > and &.')
  return name === '' ? undefined : name
}
