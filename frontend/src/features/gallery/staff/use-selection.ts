import { useRef, useState } from 'react'
import { selected } from './selected'

/** What is ticked in a list, by its documentId. */
export interface Selection {
  has: (id: string) => boolean
  /** @param isRange whether everything between it and the last one that was ticked goes with it */
  select: (id: string, isSelected: boolean, isRange: boolean) => void
  set: (ids: readonly string[]) => void
}

/** Ticks items of a list; what has left the list is not ticked any more. */
export function useSelection(items: readonly { documentId: string }[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const all = items.map(({ documentId }) => documentId)
  const ids = new Set(all.filter((id) => ticked.has(id)))
  return {
    has: (id) => ids.has(id),
    select: (id, isSelected, isRange) => {
      setTicked(selected(all, ids, { id, isSelected, from: isRange ? last.current : undefined }))
      last.current = id
    },
    set: (wanted) => {
      setTicked(new Set(wanted))
      last.current = undefined
    },
  }
}
