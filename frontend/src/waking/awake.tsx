import { useEffect, type ReactNode } from 'react'

/**
 * Says when the page is awake. Stands around the application, not beside it: a sibling would change the ids that `useId`
 * makes on the server. In a file of its own, because Vite's client runs one with a component again, under another address.
 */
export function Awake({ children }: { children: ReactNode }) {
  useEffect(() => {
    // For whoever comes too late for the event.
    document.documentElement.dataset['awake'] = ''
    dispatchEvent(new Event('awake'))
  }, [])
  return children
}
