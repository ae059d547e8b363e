import type { Ref } from 'react'
import { ItemControls } from '../../../session/item-controls'
import { ScheduleFields } from '../../../staff/schedule/schedule-fields'
import { StaffForm } from '../../../staff/staff-form'
import { WholeDocument } from '../../../staff/whole-document'
import { TextField } from '../../../ui/form/fields/field'
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
export const UpdateEditor = ({ update, onDone }: { update: UpdateItemFragment; onDone: () => void }) => (
  <WholeDocument
    of={update}
    word="update"
    query={StaffUpdateDocument}
    find={({ updates: [update] }) => update}
  >
    {(update) => <UpdateForm update={update} onDone={onDone} />}
  </WholeDocument>
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
  <ItemControls
    ref={control}
    documentId={documentId}
    what={title}
    question="Are you sure you want to delete this update?"
    deletion={DeleteUpdateDocument}
    onEdit={onEdit}
  />
)
