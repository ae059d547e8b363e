import { useCallback, type Ref } from 'react'
import { askAnew } from '../../../cms/apollo/apollo-browser'
import { ItemControls } from '../../../session/item-controls'
import { ScheduleFields } from '../../../staff/schedule/schedule-fields'
import { StaffData } from '../../../staff/staff-data'
import { StaffForm } from '../../../staff/staff-form'
import { TextField } from '../../../ui/form/field'
import type { UpdateItemFragment } from '../queries.generated'
import { DeleteUpdateDocument, StaffUpdateDocument, type ScheduledUpdateFragment } from './queries.generated'
import { saveUpdate } from './save-update'
import { updateSchema } from './schema'
import { valuesOf } from './update-values'

/** The form of an update in its place. */
export const UpdateForm = ({ update, onDone }: { update: ScheduledUpdateFragment; onDone: () => void }) => (
  <StaffForm
    schema={updateSchema}
    values={valuesOf(update)}
    documentId={update.documentId}
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
    <ScheduleFields />
  </StaffForm>
)

/** Fetches all of an update, of which a page shows a part, and edits it in its place. */
export function UpdateEditor({
  update: { documentId, version },
  onDone,
}: {
  update: UpdateItemFragment
  onDone: () => void
}) {
  // Anew with each version that the page brings.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const load = useCallback(() => askAnew(StaffUpdateDocument, { documentId }), [documentId, version])
  return (
    <StaffData load={load}>
      {({ updates: [update] }) =>
        update ? (
          <UpdateForm update={update} onDone={onDone} />
        ) : (
          <p role="alert">Somebody has deleted this update in the meantime. Reload the page.</p>
        )
      }
    </StaffData>
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
