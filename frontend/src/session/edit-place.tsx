import { Button } from '../ui/control/button'
import { Icon } from '../ui/control/icon'
import { useAfterPassword, useIsAuthenticated } from './staff'
import * as styles from './edit-place.module.css'

/**
 * Edits a place of a page that is no item of a list. It is drawn only where somebody is signed in: the HTML is the same
 * for everybody.
 *
 * @param props.what the place in words: "Introduction"
 */
export function EditPlace({ what, onEdit }: { what: string; onEdit: () => void }) {
  const afterPassword = useAfterPassword()
  if (!useIsAuthenticated()) return null
  return (
    <p className={styles['place']}>
      <Button
        onClick={() => {
          afterPassword(onEdit)
        }}
      >
        <Icon name="edit" size={16} /> Edit {what}
      </Button>
    </p>
  )
}
