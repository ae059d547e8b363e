import { useEffect } from 'react'

/** What is asked before something that is not saved is left. */
export interface Unsaved {
  question: string
  /** What becomes of it. */
  about: string
  /** Whether it would be lost, and not only wait as a draft. The same function in each rendering. */
  isLost: () => boolean
}

const always = () => true

const all = new Set<Unsaved>()

/** Has the person asked before the page is left, as long as there is something to lose. */
export function useUnsaved(
  isUnsaved: boolean,
  { question, about, isLost = always }: Omit<Unsaved, 'isLost'> & Partial<Pick<Unsaved, 'isLost'>>,
): void {
  useEffect(() => {
    if (!isUnsaved) return
    const unsaved = { question, about, isLost }
    all.add(unsaved)
    return () => {
      all.delete(unsaved)
    }
  }, [isUnsaved, question, about, isLost])
}

/** What is not saved now: of several things the last; undefined when nothing would be lost. */
export const unsavedNow = (): Unsaved | undefined => [...all].at(-1)
