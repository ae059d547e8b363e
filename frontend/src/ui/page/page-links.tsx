import { Link } from 'react-router-dom'
import { pageOfList } from '../../paths'
import { Icon } from '../control/icon'
import * as styles from './page-links.module.css'

/**
 * Leads through the pages of a long list. A list of one page has none.
 *
 * @param props.path of the list
 * @param props.page the present one, from 1
 */
export function PageLinks({
  label,
  path,
  page,
  pages,
}: {
  label: string
  path: string
  page: number
  pages: number
}) {
  if (pages < 2) return null
  return (
    <nav className={styles['links']} aria-label={label}>
      <span className={styles['side']}>
        {page > 1 && (
          <Link to={pageOfList(path, page - 1)} rel="prev">
            <Icon name="previous" size={16} /> Previous page
          </Link>
        )}
      </span>
      <span className={styles['present']} aria-current="page">
        Page {page} of {pages}
      </span>
      <span className={styles['side']}>
        {page < pages && (
          <Link to={pageOfList(path, page + 1)} rel="next">
            Next page <Icon name="next" size={16} />
          </Link>
        )}
      </span>
    </nav>
  )
}
