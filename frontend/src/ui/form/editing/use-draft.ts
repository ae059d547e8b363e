import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, followDraft, keepDraft, readDraft, type Basis, type Draft } from '../../staff/draft'
import { changedIn } from './rebase'
import type { TypedUpon } from './use-basis'
import { useReplaced } from './use-replaced'

/** Where what a form shows was typed, when it was not here and now: before a reload, or in another window. */
export type Restored = 'before' | 'elsewhere'

/**
 * Keeps what is typed in the browser until it is saved, and shows what is typed in another window as long as nothing is
 * typed here.
 *
 * @param name the name of the draft; without one nothing is kept
 * @param options.shown the document without what is typed
 * @param options.isBusy whether the form must stay as it is
 * @param options.isRestored whether it began with a draft
 * @param options.onTyped told of each change that somebody typed
 */
export function useDraft<TInput extends FieldValues, TOutput>(
  { subscribe }: UseFormReturn<TInput, unknown, TOutput>,
  name: string | undefined,
  basis: TypedUpon,
  {
    shown,
    isBusy,
    isRestored,
    onTyped,
  }: { shown: Basis; isBusy: boolean; isRestored: boolean; onTyped: () => void },
): {
  restored: Restored | undefined
  /** Forgets what was typed. @param saved whether it was saved, which other windows are told */
  forget: (saved?: boolean) => void
  /** Whether the same form has been opened again since, which then is the one that shows what is typed. */
  isReplaced: () => boolean
  /** Tells the form that was opened again that `sent` is saved: it is emptied, if nothing was typed in it. */
  forgetReplaced: (sent: Record<string, unknown>) => void
} {
  const [restored, setRestored] = useState<Restored | undefined>(isRestored ? 'before' : undefined)
  const isReplaced = useReplaced(name)
  const isFollowing = useRef(false)

  const keep = useEffectEvent((typed: TInput) => {
    if (name !== undefined) keepDraft(name, typed, basis.current())
    onTyped()
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed, name: changed }) => {
          // Setting all fields at once is not typing, nor is showing what another window keeps.
          if (changed !== undefined && !isFollowing.current) keep(typed)
        },
      }),
    [subscribe],
  )

  const showTypedElsewhere = useEffectEvent((typed: Draft) => {
    if (isBusy) return
    isFollowing.current = true
    basis.stand(typed.basis ?? shown, typed.values, shown.values)
    isFollowing.current = false
    setRestored('elsewhere')
  })
  const showSavedElsewhere = useEffectEvent(() => {
    setRestored(undefined)
    basis.stand(shown)
  })
  useEffect(() => {
    if (name === undefined) return
    return followDraft(name, { onTyped: showTypedElsewhere, onSaved: showSavedElsewhere })
  }, [name])

  return {
    restored,
    forget: (saved = false) => {
      if (name !== undefined) dropDraft(name, { saved })
      setRestored(undefined)
    },
    isReplaced,
    forgetReplaced: (sent) => {
      const typed = name === undefined ? undefined : readDraft(name)
      if (name === undefined || typed === undefined) return
      const isSame = Object.keys(changedIn(sent, { ...sent, ...typed.values })).length === 0
      if (isSame) dropDraft(name, { saved: true, again: true })
    },
  }
}
