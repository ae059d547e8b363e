interface Choice {
  id: string
  isSelected: boolean
  /** The one that was ticked before, from which on everything goes with it. */
  from?: string | undefined
}

/** What is ticked after a further choice. @param all the list in its order */
export function selected(
  all: readonly string[],
  ticked: ReadonlySet<string>,
  { id, isSelected, from }: Choice,
): Set<string> {
  const [one, other] = [all.indexOf(id), from === undefined ? -1 : all.indexOf(from)]
  const chosen = other === -1 ? [id] : all.slice(Math.min(one, other), Math.max(one, other) + 1)
  return isSelected
    ? new Set([...ticked, ...chosen])
    : new Set([...ticked].filter((known) => !chosen.includes(known)))
}
