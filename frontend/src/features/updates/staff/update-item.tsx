import { ItemControls } from '../../../session/item-controls'
import { StaffForm } from '../../../staff/staff-form'
import { useEditing } from '../../../session/use-editing'
import { TextField } from '../../../ui/form/field'
import { ScientificText } from '../../../ui/text/scientific-text'
import type { UpdateItemFragment } from '../queries.generated'
import { DeleteUpdateDocument } from './queries.generated'
import { saveUpdate } from './save-update'
import { updateSchema } from './schema'
import { valuesOf } from './update-values'
import styles from './admin.module.css'

export function UpdateItem({ update }: { update: UpdateItemFragment }) {
  const { editing, edit, done, control } = useEditing(update.documentId)
  const { documentId, title, version } = update
  if (editing) {
    return (
      <li className={styles['update']}>
        <StaffForm
          schema={updateSchema}
          values={valuesOf(update)}
          draft={`update ${documentId}`}
          version={version ?? undefined}
          newer={valuesOf}
          save={(values, context) => saveUpdate(values, context, documentId)}
          failure={(reason) => `The update could not be saved. ${reason}`}
          onSaved={done}
          onCancel={done}
          takesFocus
        >
          <TextField name="title" label="Title" />
        </StaffForm>
      </li>
    )
  }
  return (
    <li className={styles['update']}>
      <p>
        <ScientificText>{title}</ScientificText>
      </p>
      <ItemControls
        ref={control}
        documentId={documentId}
        what={title}
        question="Are you sure you want to delete this update?"
        deletion={DeleteUpdateDocument}
        onEdit={edit}
      />
    </li>
  )
}
