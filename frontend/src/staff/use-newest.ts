import { useCallback, useState } from 'react'

let asked = 0

/**
 * What was answered last. Of two answers the one that was asked for later is the newer, whichever comes last.
 *
 * @returns the answer, and what is called when something is asked: it gives the function that takes the answer
 */
export function useNewest<T>(): [T | undefined, () => (answer: T) => void] {
  const [newest, setNewest] = useState<{ answer: T; place: number }>()
  const ask = useCallback(() => {
    const place = (asked += 1)
    return (answer: T) => {
      setNewest((before) => (before && before.place > place ? before : { answer, place }))
    }
  }, [])
  return [newest?.answer, ask]
}
