import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useEffect, useRef } from 'react'

export interface Whole {
  total: number
  before: number
  /** Asks for the part that follows (1) or precedes (-1) this one. It comes as new `slides`, with another `before`. */
  onBeyond: (step: 1 | -1) => void
}

/**
 * Goes on at the near end of another part of the row when that has come.
 * @returns asks for it by `onBeyond`
 */
export function useOtherPart(embla: UseEmblaCarouselType[1], { before, onBeyond }: Whole) {
  const shown = useRef(before)
  const wanted = useRef<1 | -1>(1)
  useEffect(() => {
    if (!embla || shown.current === before) return
    shown.current = before
    embla.reInit()
    embla.scrollTo(wanted.current === 1 ? 0 : embla.scrollSnapList().length - 1, true)
    wanted.current = 1
  }, [embla, before])
  return useCallback(
    (step: 1 | -1) => {
      wanted.current = step
      onBeyond(step)
    },
    [onBeyond],
  )
}
