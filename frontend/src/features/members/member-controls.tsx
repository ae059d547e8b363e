import { memberTitles } from '../../content/member-titles'
import { ItemControls } from '../../session/item-controls'
import { DeleteMemberDocument, type MemberCardFragment } from './queries.generated'

/**
 * Edits and deletes a member.
 *
 * @param props.leaveTo where to go when the page is about the member who was deleted
 */
export const MemberControls = ({
  member,
  leaveTo,
  onEdit,
}: {
  member: Pick<MemberCardFragment, 'documentId' | 'name' | 'category' | 'subcategory' | 'joiningDate'>
  leaveTo?: string
  onEdit: () => void
}) => (
  <ItemControls
    documentId={member.documentId}
    what={member.name}
    about={inFull(member)}
    question="Are you sure you want to delete this member?"
    deletion={DeleteMemberDocument}
    leaveTo={leaveTo}
    onEdit={onEdit}
  />
)

/** Of two people of one name, the one who is meant. */
const inFull = ({
  name,
  category,
  subcategory,
  joiningDate,
}: Pick<MemberCardFragment, 'name' | 'category' | 'subcategory' | 'joiningDate'>): string =>
  [
    name,
    subcategory ?? memberTitles[category],
    ...(joiningDate === null ? [] : [`joined ${joiningDate.slice(0, 4)}`]),
  ].join(', ')
