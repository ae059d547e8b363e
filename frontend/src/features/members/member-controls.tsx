import { deleteDocument } from '../../cms/delete'
import { restoreDocument } from '../../cms/restore'
import { DeleteControl } from '../../session/delete-control'
import { EditControl } from '../../session/edit-control'
import { EditControls } from '../../ui/control/edit-controls'
import { DeleteMemberDocument, type MemberCardFragment } from './queries.generated'

/**
 * Edits and deletes a member.
 *
 * @param props.leaveTo where to go when the page is about the member who was deleted
 */
export const MemberControls = ({
  member: { documentId, name },
  leaveTo,
  onEdit,
}: {
  member: Pick<MemberCardFragment, 'documentId' | 'name'>
  leaveTo?: string
  onEdit: () => void
}) => (
  <EditControls what={name}>
    <EditControl what={name} onEdit={onEdit} />
    <DeleteControl
      what={name}
      question="Are you sure you want to delete this member?"
      leaveTo={leaveTo}
      onDelete={() => deleteDocument(DeleteMemberDocument, documentId)}
      onUndo={() => restoreDocument(documentId)}
    />
  </EditControls>
)
