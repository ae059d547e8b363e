import { useRef } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { Basis } from '../../staff/draft'
import { changedIn, rebase, typedUpon } from './rebase'

/** What a form shows at first: every field by name, because a forgotten one would be saved as nothing. */
export type FormValues<TInput extends FieldValues> = {
  [K in keyof Required<TInput>]: TInput[K] | undefined
}

/** A version of a document, as a form shows it. */
export interface Version<TInput extends FieldValues> {
  version: number
  values: FormValues<TInput>
}

/** See {@link useBasis}. */
export interface TypedUpon {
  current: () => Basis
  /** The fields that somebody has typed in. */
  typed: () => Record<string, unknown>
  /** What of them is kept over a newer version; undefined when it is for the person to decide. */
  typedOver: (newer: Version<FieldValues>) => Record<string, unknown> | undefined
  /**
   * Shows another version, and over it what was typed: nothing, if it is not said.
   *
   * @param shown what is shown below it, where the version is only known as the browser keeps it: without files
   */
  stand: (upon: Basis, typed?: Record<string, unknown>, shown?: Basis['values']) => void
  /** What was sent without learning that it is saved: an answer may be lost. */
  remember: (sent: Record<string, unknown> | undefined) => void
}

/**
 * The version of a document upon which a form's text is typed.
 *
 * @param first the version at the beginning
 */
export function useBasis<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  first: Basis,
): TypedUpon {
  const { getValues, reset, setValue } = form
  const basis = useRef(first)
  const unconfirmed = useRef<Record<string, unknown>>(undefined)
  const typed = () => changedIn(basis.current.values, getValues())
  return {
    current: () => basis.current,
    typed,
    typedOver: (newer) => {
      const { version = 0, values: was, isSaved } = basis.current
      // What the server has made of the form's own last save, such as `15:00` of `3 pm`, is nobody else's change.
      if (isSaved === true && newer.version === version + 1) return typed()
      return rebase(typedUpon(was, unconfirmed.current ?? was, newer.values), getValues(), newer.values)
    },
    stand: (upon, over = {}, shown = upon.values) => {
      basis.current = upon
      reset(forFields(shown as FormValues<TInput>))
      for (const [field, value] of Object.entries(over))
        setValue(field as Path<TInput>, value as PathValue<TInput, Path<TInput>>, { shouldDirty: true })
    },
    remember: (sent) => {
      unconfirmed.current = sent
    },
  }
}

/** A value that is not there yet (a file) is none for react-hook-form, too, whose types cannot say so of a generic form. */
export const forFields = <TInput extends FieldValues>(values: FormValues<TInput>): DefaultValues<TInput> =>
  values as DefaultValues<TInput>
