/** By kind of content the number of the change that was the last one to it. */
export type LastChanges = Readonly<Record<string, number>>

/** In the place of a kind: what is not named. */
const everythingElse = '*'

/** The number of all changes, and what they changed. */
export interface ContentVersion {
  version: number
  kinds: LastChanges
}

/** The last change of any of some kinds. */
export const lastChangeOf = ({ kinds }: ContentVersion, wanted: readonly string[]): number =>
  Math.max(kinds[everythingElse] ?? 0, ...wanted.map((kind) => kinds[kind] ?? 0))

/**
 * Reads the kinds as `writeKinds` wrote them. Each change is one of some kind, so when the last one is missing the number
 * was counted by a version of this program that knew no kinds: then it may have been anything.
 */
export function readKinds(text: unknown, version: number): LastChanges {
  const stored: unknown = typeof text === 'string' ? JSON.parse(text) : {}
  const kinds = Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).map(([kind, number]) => [
      kind,
      Number(number),
    ]),
  )
  return Object.values(kinds).includes(version) ? kinds : { ...kinds, [everythingElse]: version }
}

export const writeKinds = (kinds: LastChanges): string => JSON.stringify(kinds)
