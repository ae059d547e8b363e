import { useCallback } from 'react'
import { useRevalidator } from 'react-router-dom'
import { patience } from '../ui/feedback/patience'

/**
 * Brings the page up to date after a change. What was changed is changed: when the page is late, whoever changed it is
 * told that it is done all the same, and the page follows when it can.
 */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(
    () => Promise.race([revalidate(), new Promise<void>((resolve) => setTimeout(resolve, patience))]),
    [revalidate],
  )
}
