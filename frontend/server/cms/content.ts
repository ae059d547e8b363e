/** What the CMS has told of its changes. */
export interface Content {
  /** The number of the last change. */
  version: number
  /** By kind of content the number of the last change of it; `*` for all kinds that are not named. */
  kinds: Readonly<Record<string, number>>
}

/** In the place of a kind: whatever there is. */
export const everything = '*'

/**
 * Whether what was made of some kinds of content shows all changes that were told.
 *
 * @param made the number of the last change that was known when the making began
 */
export function showsAll(
  { version, kinds }: Content,
  made: number | undefined,
  of: readonly string[],
): boolean {
  if (made === undefined) return false
  if (of.includes(everything)) return made >= version
  return [everything, ...of].every((kind) => (kinds[kind] ?? 0) <= made)
}
