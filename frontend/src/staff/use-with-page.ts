import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Loads what only staff get anew whenever the page itself is, which is after each change. */
export function useWithPage(reload: () => Promise<void>): void {
  const { state } = useRevalidator()
  useEffect(() => {
    if (state === 'loading') void reload()
  }, [state, reload])
}
