import * as unseen from '../text/unseen.module.css'
import * as styles from './spinner.module.css'

/** Tells that the next page is on its way. It appears after a moment only, so that quick answers do not flicker. */
export const Spinner = ({ shown }: { shown: boolean }) => (
  <div role="status" className={styles['place']}>
    {shown && (
      <span className={styles['spinner']}>
        <span className={unseen['unseen']}>Loading…</span>
      </span>
    )}
  </div>
)
