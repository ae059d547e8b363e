import { useEffect, useRef } from 'react'
import { useRefreshCount } from './use-refresh'

/** Loads what did not come with the page anew whenever the page itself was brought up to date, which is after each change. */
export function useWithPage(reload: () => Promise<void>): void {
  const count = useRefreshCount()
  const known = useRef(count)
  useEffect(() => {
    if (known.current === count) return
    known.current = count
    void reload()
  }, [count, reload])
}
