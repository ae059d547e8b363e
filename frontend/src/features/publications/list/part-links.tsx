import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { rowsPerPage, writeSelection, type Selection } from './selection'
import * as styles from './part-links.module.css'

/** Leads through a list that is longer than a page; nothing for one that is not. @param props.page counted from 1 */
export function PartLinks({ selection, page, total }: { selection: Selection; page: number; total: number }) {
  const rows = rowsPerPage(selection)
  const last = Math.ceil(total / rows)
  if (last <= 1) return null
  const to = (part: number) => paths.publications + writeSelection(selection, part)
  return (
    <nav aria-label="Parts of the list" className={styles['parts']}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev">
          Previous {rows}
        </Link>
      )}
      <span>
        Part {page} of {last}
      </span>
      {page < last && (
        <Link to={to(page + 1)} rel="next">
          Next {Math.min(rows, total - page * rows)}
        </Link>
      )}
    </nav>
  )
}
