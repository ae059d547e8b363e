import { useCallback, useRef, useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  document.addEventListener('fullscreenchange', changed)
  return () => {
    document.removeEventListener('fullscreenchange', changed)
  }
}

/**
 * Shows an element in full screen. Escape leaves it, which the browser sees to.
 *
 * @returns the element's `ref`, and what a button needs; `isOffered` is false where the browser cannot (Safari on iPhones)
 */
export function useFullScreen() {
  const element = useRef<HTMLElement>(null)
  const isFull = useSyncExternalStore(
    subscribe,
    () => element.current !== null && document.fullscreenElement === element.current,
    () => false,
  )
  const isOffered = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => true,
  )
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen()
    change?.catch((error: unknown) => {
      // The browser may not allow it; the image is there all the same.
      console.warn(error)
    })
  }, [])
  return [element, { isOffered, isFull, toggle }] as const
}
