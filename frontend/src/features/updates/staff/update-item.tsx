import { useEditing } from '../../../session/use-editing'
import { ScientificText } from '../../../ui/text/scientific-text'
import type { UpdateItemFragment } from '../queries.generated'
import { UpdateControls, UpdateForm } from './update-editor'
import styles from './admin.module.css'

export function UpdateItem({ update }: { update: UpdateItemFragment }) {
  const { editing, edit, done, control } = useEditing(update.documentId)
  return (
    <li className={styles['update']}>
      {editing ? (
        <UpdateForm update={update} onDone={done} />
      ) : (
        <>
          <p>
            <ScientificText>{update.title}</ScientificText>
          </p>
          <UpdateControls update={update} onEdit={edit} control={control} />
        </>
      )}
    </li>
  )
}
