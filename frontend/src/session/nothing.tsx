import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useIsAuthenticated } from './staff'

/**
 * What a page says that has nothing to show yet; staff get a link to where that is changed. The HTML is the same for
 * everybody: the link comes when the page is awake.
 *
 * @param props.children a sentence without its end: "No facilities available"
 * @param props.add where staff go
 * @param props.label what they do there: "Add a facility"
 */
export function Nothing({ add, label, children }: { add: string; label: string; children: ReactNode }) {
  const isStaff = useIsAuthenticated()
  return (
    <p>
      {children}
      {isStaff && (
        <>
          {' · '}
          <Link to={add}>{label}</Link>
        </>
      )}
    </p>
  )
}
