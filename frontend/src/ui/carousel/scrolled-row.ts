import { startTransition, useEffect, useState, type RefObject } from 'react'

/** Whether a row of slides that scrolls, as it is without the carousel, has come to rest. */
export function useRestingRow(row: RefObject<HTMLElement | null>): boolean {
  const [rests, setRests] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // A finger may be moving the row, or about to: it comes to rest first.
    const onceStill = (before?: number) => {
      const now = row.current?.scrollLeft ?? 0
      // A transition, and so no part of the work with which a page wakes.
      if (now === before)
        startTransition(() => {
          setRests(true)
        })
      else timer = setTimeout(onceStill, 100, now)
    }
    onceStill()
    return () => {
      clearTimeout(timer)
    }
  }, [row])
  return rests
}

/** The slide that a row which scrolls has come to. */
export function scrolledSlide(row: HTMLElement | null): number {
  const width = row?.querySelector<HTMLElement>('[aria-roledescription=slide]')?.offsetWidth
  return row && width ? Math.round(row.scrollLeft / width) : 0
}
