import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether a year was open when its page was left, by the entry of the browser's history and the year. */
const left = new Map<string, boolean>()

/**
 * Keeps what a reader has folded and unfolded for when they come back. A page that the browser itself brings back has
 * it anyway.
 *
 * @param opens whether the year is open for who comes to the page anew
 */
export function useFolding(
  year: number,
  opens: boolean,
): { ref: RefObject<HTMLDetailsElement | null>; open: boolean } {
  const { key, search } = useLocation()
  const place = `${key}${search} ${String(year)}`
  const ref = useRef<HTMLDetailsElement>(null)
  // Read once: from here on the element is its reader's.
  const [open] = useState(() => left.get(place) ?? opens)
  useLayoutEffect(() => {
    const { current } = ref
    return () => {
      if (current) left.set(place, current.open)
    }
  }, [place])
  return { ref, open }
}
