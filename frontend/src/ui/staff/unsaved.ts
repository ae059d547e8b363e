import { useEffect } from 'react'

/** What is asked before something that is not saved is left. */
export interface Unsaved {
  question: string
  /** What becomes of it. */
  about: string
}

const all = new Set<Unsaved>()

/** As long as it is noted, the person is asked before the page is left. @returns what ends it */
export function noteUnsaved(unsaved: Unsaved): () => void {
  all.add(unsaved)
  return () => {
    all.delete(unsaved)
  }
}

/** Has the person asked before the page is left, as long as there is something to lose. */
export function useUnsaved(isUnsaved: boolean, { question, about }: Unsaved): void {
  useEffect(() => {
    if (isUnsaved) return noteUnsaved({ question, about })
  }, [isUnsaved, question, about])
}

/** What is not saved now: of several things the last; undefined when nothing would be lost. */
export const unsavedNow = (): Unsaved | undefined => [...all].at(-1)
