import type { Ref } from 'react'
import { deleteDocument } from '../../cms/delete'
import { restoreDocument } from '../../cms/restore'
import { DeleteControl } from '../../session/delete-control'
import { EditControl } from '../../session/edit-control'
import { DeletePublicationDocument } from './queries.generated'

/**
 * Edits and deletes a publication.
 *
 * @param props.what its title in words
 * @param props.leaveTo where to go when what was deleted is the page itself
 */
export const PublicationControls = ({
  documentId,
  what,
  leaveTo,
  onEdit,
  ref,
}: {
  documentId: string
  what: string
  leaveTo?: string
  onEdit: () => void
  ref: Ref<HTMLButtonElement>
}) => (
  <>
    <EditControl ref={ref} what={what} onEdit={onEdit} />
    <DeleteControl
      what={what}
      question="Are you sure you want to delete this publication?"
      leaveTo={leaveTo}
      onDelete={() => deleteDocument(DeletePublicationDocument, documentId)}
      onUndo={() => restoreDocument(documentId)}
    />
  </>
)
