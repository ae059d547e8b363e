import { ItemControls } from '../../session/item-controls'
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
  <ItemControls
    documentId={documentId}
    what={name}
    question="Are you sure you want to delete this member?"
    deletion={DeleteMemberDocument}
    leaveTo={leaveTo}
    onEdit={onEdit}
  />
)
