import type { Ref } from 'react'
import { save } from '../../../cms/staff/save'
import { restoreDocument } from '../../../cms/restore'
import { DeleteControl } from '../../../session/delete-control'
import { EditControl } from '../../../session/edit-control'
import { StaffForm } from '../../../staff/staff-form'
import { EditControls } from '../../../ui/control/edit-controls'
import { TextField } from '../../../ui/form/field'
import type { UpdateItemFragment } from '../queries.generated'
import { DeleteUpdateDocument } from './queries.generated'
import { saveUpdate } from './save-update'
import { updateSchema } from './schema'
import { valuesOf } from './update-values'

/** The form of an update in its place. */
export const UpdateForm = ({ update, onDone }: { update: UpdateItemFragment; onDone: () => void }) => (
  <StaffForm
    schema={updateSchema}
    values={valuesOf(update)}
    draft={`update ${update.documentId}`}
    version={update.version ?? undefined}
    newer={valuesOf}
    save={(values, context) => saveUpdate(values, context, update.documentId)}
    failure={(reason) => `The update could not be saved. ${reason}`}
    onSaved={onDone}
    onCancel={onDone}
    takesFocus
  >
    <TextField name="title" label="Title" />
  </StaffForm>
)

/** Edits and deletes an update. */
export const UpdateControls = ({
  update: { documentId, title },
  onEdit,
  control,
}: {
  update: UpdateItemFragment
  onEdit: () => void
  control: Ref<HTMLButtonElement>
}) => (
  <EditControls what={title}>
    <EditControl ref={control} what={title} onEdit={onEdit} />
    <DeleteControl
      what={title}
      question="Are you sure you want to delete this update?"
      onDelete={() => save(DeleteUpdateDocument, { documentId })}
      onUndo={() => restoreDocument(documentId)}
    />
  </EditControls>
)
