import { useEffect, useRef } from 'react'

/** The forms that were opened last, by the names of their drafts. */
const newest = new Map<string, object>()

/**
 * Whether the same form has been opened again since: somebody may close it while it is saved, and go on in another one.
 *
 * @param name of the draft
 */
export function useReplaced(name: string | undefined): () => boolean {
  const own = useRef({})
  useEffect(() => {
    if (name !== undefined) newest.set(name, own.current)
  }, [name])
  return () => name !== undefined && newest.get(name) !== own.current
}
