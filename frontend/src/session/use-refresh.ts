import { useCallback, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router-dom'
import { forgetAnswers } from '../cms/ask'
import { olderAnswers } from '../cms/older-answers'
import { patience } from '../ui/feedback/patience'

/** Milliseconds after which a page that shows something older is asked for again: the first time, and after doubling. */
const pauses = { first: 1000, longest: 60_000 }

let refreshes = 0
const listeners = new Set<() => void>()

/**
 * Brings the page up to date after a change, whoever made it. What was changed is changed: when the page is late, whoever
 * changed it is told that it is done all the same, and the page follows when it can: also when it could only be had as it
 * was before.
 */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    const refresh = async (pause: number) => {
      const before = olderAnswers.count
      forgetAnswers()
      await revalidate()
      countRefresh()
      if (olderAnswers.count > before && pause <= pauses.longest)
        setTimeout(() => void refresh(2 * pause), pause)
    }
    return Promise.race([
      refresh(pauses.first),
      new Promise<void>((resolve) => setTimeout(resolve, patience)),
    ])
  }, [revalidate])
}

const refreshesNow = () => refreshes
/** The server refreshes nothing. */
const never = () => 0

function countRefresh(): void {
  refreshes += 1
  for (const listener of listeners) listener()
}

/**
 * How often a page was brought up to date since it was opened. A count, because the router's "loading" need not be seen:
 * React leaves out what is over before it comes to draw it, which happens on a busy machine.
 */
export const useRefreshCount = (): number => useSyncExternalStore(subscribe, refreshesNow, never)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
