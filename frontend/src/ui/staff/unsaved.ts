import { createContext, useContext, useEffect } from 'react'

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

/** What is not saved inside a form, beside what is typed: an image on its way. Cancel would lose it, too. */
export const UnsavedInForm = createContext(new Set<Unsaved>())

/** Has the person asked before the page, or the form that it is in, is left, as long as there is something to lose. */
export function useUnsaved(
  isUnsaved: boolean,
  { question, about, isLost = always }: Omit<Unsaved, 'isLost'> & Partial<Pick<Unsaved, 'isLost'>>,
): void {
  const inForm = useContext(UnsavedInForm)
  useEffect(() => {
    if (!isUnsaved) return
    const unsaved = { question, about, isLost }
    const places = [all, inForm]
    for (const place of places) place.add(unsaved)
    return () => {
      for (const place of places) place.delete(unsaved)
    }
  }, [isUnsaved, question, about, isLost, inForm])
}

/** What is not saved now: of several things the last; undefined when nothing would be lost. */
export const unsavedNow = (): Unsaved | undefined => [...all].at(-1)
