import { useEditing } from '../../../session/use-editing'
import { ScientificText } from '../../../ui/text/scientific-text'
import type { ScheduledUpdateFragment } from './queries.generated'
import { scheduleInWords } from './schedule-in-words'
import { UpdateControls, UpdateForm } from './update-editor'
import styles from './admin.module.css'

export function UpdateItem({ update }: { update: ScheduledUpdateFragment }) {
  const schedule = scheduleInWords(update, new Date())
  const { editing, edit, done, control } = useEditing(update.documentId)
  return (
    <li className={styles['update']}>
      {editing ? (
        <UpdateForm update={update} onDone={done} />
      ) : (
        <>
          <div>
            <p>
              <ScientificText>{update.title}</ScientificText>
            </p>
            {schedule !== undefined && <p className={styles['when']}>{schedule}</p>}
          </div>
          <UpdateControls update={update} onEdit={edit} control={control} />
        </>
      )}
    </li>
  )
}
