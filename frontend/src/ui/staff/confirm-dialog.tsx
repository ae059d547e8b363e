import { Button } from '../control/button'
import { Dialog } from './dialog'
import * as styles from './confirm-dialog.module.css'

/** Asks before something is taken away. Escape, a click outside and Cancel all mean no. */
export function ConfirmDialog({
  question,
  about,
  confirm,
  onAnswer,
}: {
  question: string
  about: string
  confirm: string
  onAnswer: (yes: boolean) => void
}) {
  const no = () => {
    onAnswer(false)
  }
  return (
    <Dialog title={question} onClose={no}>
      <p>{about}</p>
      <div className={styles['actions']}>
        <Button onClick={no}>Cancel</Button>
        <Button
          kind="danger"
          onClick={() => {
            onAnswer(true)
          }}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
