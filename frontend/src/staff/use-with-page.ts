import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'

/**
 * Loads what only staff get anew whenever the page itself was, which is after each change. Not while the page is on its
 * way: a further change made meanwhile begins it anew without another sign.
 */
export function useWithPage(reload: () => Promise<void>): void {
  const { state } = useRevalidator()
  const wasLoading = useRef(false)
  useEffect(() => {
    if (wasLoading.current && state === 'idle') void reload()
    wasLoading.current = state === 'loading'
  }, [state, reload])
}
