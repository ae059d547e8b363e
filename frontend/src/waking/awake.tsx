import { useEffect, type ReactNode } from 'react'

/**
 * Says when the page is awake. Stands around the application, not beside it: a sibling would change the ids that `useId`
 * makes on the server. In a file of its own, because Vite's client runs one with a component again, under another address.
 */
export function Awake({ children }: { children: ReactNode }) {
  useEffect(() => {
    holdPlace(() => {
      // For whoever comes too late for the event.
      document.documentElement.dataset['awake'] = ''
    })
    dispatchEvent(new Event('awake'))
  }, [])
  return children
}

/**
 * Rows that were far away are laid out now (`--far` in `tokens.css`) and get their own heights. What somebody reads, or
 * presses at this moment, stays where it is; browsers do not see to it for rows that they had left out.
 */
function holdPlace(change: () => void) {
  const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? -Infinity
  // Between rows there is the page itself, which begins above: what begins last in view moves with the rows.
  const [seen] = [1, 2, 3]
    .map((quarter) => document.elementFromPoint(innerWidth / 2, (innerHeight * quarter) / 4))
    .toSorted((one, other) => topOf(other) - topOf(one))
  const before = topOf(seen)
  change()
  const moved = seen ? topOf(seen) - before : 0
  // A scroll that goes on would end with it.
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}
