import { useCallback, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router-dom'
import { patience } from '../ui/feedback/patience'

let refreshes = 0
const listeners = new Set<() => void>()

/**
 * Brings the page up to date after a change. What was changed is changed: when the page is late, whoever changed it is
 * told that it is done all the same, and the page follows when it can.
 */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(
    () =>
      Promise.race([
        revalidate().then(countRefresh),
        new Promise<void>((resolve) => setTimeout(resolve, patience)),
      ]),
    [revalidate],
  )
}

function countRefresh(): void {
  refreshes += 1
  for (const listener of listeners) listener()
}

/**
 * How often a page was brought up to date since it was opened. A count, because the router's "loading" need not be seen:
 * React leaves out what is over before it comes to draw it, which happens on a busy machine.
 */
export const useRefreshCount = (): number => useSyncExternalStore(subscribe, () => refreshes)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
