import type { Ref } from 'react'
import { ItemControls } from '../../../session/item-controls'
import { StaffForm } from '../../../staff/staff-form'
import { TextField } from '../../../ui/form/field'
import type { UpdateItemFragment } from '../queries.generated'
import { DeleteUpdateDocument, type ScheduledUpdateFragment } from './queries.generated'
import { saveUpdate } from './save-update'
import { ScheduleFields } from './schedule-fields'
import { updateSchema } from './schema'
import { scheduledValuesOf, valuesOf } from './update-values'

/** The form of an update in its place; with when visitors get it, where that is known. */
export function UpdateForm({
  update,
  onDone,
}: {
  update: UpdateItemFragment | ScheduledUpdateFragment
  onDone: () => void
}) {
  const isScheduled = 'publishAt' in update
  const values = isScheduled ? scheduledValuesOf : valuesOf
  return (
    <StaffForm
      schema={updateSchema}
      values={values(update)}
      documentId={update.documentId}
      draft={`update ${update.documentId}`}
      version={update.version ?? undefined}
      newer={values}
      save={(values, context) => saveUpdate(values, context, update.documentId)}
      failure={(reason) => `The update could not be saved. ${reason}`}
      onSaved={onDone}
      onCancel={onDone}
      takesFocus
    >
      <TextField name="title" label="Title" />
      {isScheduled && <ScheduleFields />}
    </StaffForm>
  )
}

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
  <ItemControls
    ref={control}
    documentId={documentId}
    what={title}
    question="Are you sure you want to delete this update?"
    deletion={DeleteUpdateDocument}
    onEdit={onEdit}
  />
)
