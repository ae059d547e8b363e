import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { keepDraft, type Basis } from '../../staff/draft'

/** Keeps what is typed in the browser. @param onTyped told of each change that somebody typed */
export function useKeptDraft<TInput extends FieldValues, TOutput>(
  { subscribe }: UseFormReturn<TInput, unknown, TOutput>,
  draft: string | undefined,
  basis: RefObject<Basis>,
  onTyped: () => void,
): void {
  const tell = useEffectEvent(onTyped)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed, name: changed }) => {
          // Setting all fields at once is not typing.
          if (changed === undefined) return
          if (draft !== undefined) keepDraft(draft, typed, basis.current)
          tell()
        },
      }),
    [basis, draft, subscribe],
  )
}
