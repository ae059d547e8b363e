import * as styles from './import.module.css'
import type { DoiListFragment } from './queries.generated'

/** How far a list of DOIs or references is. */
export function DoiListProgress({ list: { total, done, failed } }: { list: DoiListFragment }) {
  const could = failed === 0 ? '' : `, ${String(failed)} of them could not be`
  return (
    <div className={styles['lookingUp']}>
      <p role="status">
        The papers are looked up one after the other. You can close this page: it goes on, and is here when
        you come back.
      </p>
      <progress value={done} max={total} aria-label="Papers that have been looked up" />
      <p>{`${String(done)} of ${String(total)} looked up${could}.`}</p>
    </div>
  )
}
