import { useCallback, useRef, useState } from 'react'

let asked = 0

/** Takes an answer, or makes one of what is shown. */
type Take<T> = (answer: (before: T | undefined) => T) => void

/**
 * What was answered last. Of two answers the one that was asked for later is the newer, whichever comes last.
 *
 * @returns the answer, and what is called when something is asked: it gives the function that takes the answer
 */
export function useNewest<T>(): [T | undefined, () => Take<T>] {
  const [newest, setNewest] = useState<T>()
  const shown = useRef(0)
  const ask = useCallback((): Take<T> => {
    const place = (asked += 1)
    return (answer) => {
      if (place < shown.current) return
      shown.current = place
      setNewest(answer)
    }
  }, [])
  return [newest, ask]
}
