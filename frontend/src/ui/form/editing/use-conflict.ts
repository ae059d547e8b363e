import { useState, type RefObject } from 'react'
import type { FieldValues } from 'react-hook-form'
import { differences, labelOf, type Difference } from './difference'
import type { TypedUpon, Version } from './use-basis'

/** A newer version that says something else in fields that the person has changed, too. */
interface Disputed<TInput extends FieldValues> {
  newer: Version<TInput>
  differences: Difference[]
}

/** The question which text to keep, while it is asked. */
export function useConflict<TInput extends FieldValues>(
  element: RefObject<HTMLFormElement | null>,
  basis: TypedUpon,
): {
  conflict: Disputed<TInput> | undefined
  ask: (newer: Version<TInput>) => void
  /** Takes the question back. */
  end: () => void
} {
  const [conflict, setConflict] = useState<Disputed<TInput>>()
  return {
    conflict,
    ask: (newer) => {
      const named = differences(basis.typed(), newer.values).map((difference) => ({
        ...difference,
        field: labelOf(element.current, difference.name),
      }))
      setConflict({ newer, differences: named })
    },
    end: () => {
      setConflict(undefined)
    },
  }
}
