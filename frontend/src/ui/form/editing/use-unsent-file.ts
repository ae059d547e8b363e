import { useEffect, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { hasFile, type Basis } from '../../staff/draft'
import { noteUnsaved } from '../../staff/unsaved'
import { changedIn } from './rebase'

/** What is asked before a file that was chosen is left: it is the one thing that the browser cannot keep. */
const unsentFile = {
  question: 'Leave without the file?',
  about: 'The file that you chose has not been sent. What you typed stays here; a file cannot.',
}

/** Has the person asked about a chosen file, at once and not after the next drawing: what a save leads to comes before that. */
export function useUnsentFile<TInput extends FieldValues, TOutput>(
  { subscribe }: UseFormReturn<TInput, unknown, TOutput>,
  basis: RefObject<Basis>,
): void {
  useEffect(() => {
    let forget: () => void = () => undefined
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        forget()
        const own = Object.values(changedIn(basis.current.values, values))
        if (own.some(hasFile)) forget = noteUnsaved(unsentFile)
      },
    })
    return () => {
      stop()
      forget()
    }
  }, [basis, subscribe])
}
