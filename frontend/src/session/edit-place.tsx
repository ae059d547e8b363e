import { Button } from '../ui/control/button'
import { Icon } from '../ui/control/icon'
import { useAfterPassword, useIsAuthenticated } from './staff'
import * as styles from './edit-place.module.css'

/**
 * Edits a place of a page that is no item of a list. The HTML is the same for everybody: the button comes when the page is
 * awake, where somebody is signed in, and the style sheet keeps its room from the beginning (`head-script.ts`).
 *
 * @param props.what the place in words: "Introduction"
 */
export function EditPlace({ what, onEdit }: { what: string; onEdit: () => void }) {
  const afterPassword = useAfterPassword()
  const isStaff = useIsAuthenticated()
  return (
    <p className={styles['place']}>
      {isStaff && (
        <Button
          onClick={() => {
            afterPassword(onEdit)
          }}
        >
          <Icon name="edit" size={16} /> Edit {what}
        </Button>
      )}
    </p>
  )
}
