import type { TypedDocumentNode } from '@apollo/client'
import type { ReactNode, Ref } from 'react'
import { deleteDocument } from '../cms/delete'
import { restoreDocument } from '../cms/restore'
import { EditControls } from '../ui/control/edit-controls'
import { DeleteControl } from './delete-control'
import { EditControl } from './edit-control'

/**
 * The toolbar of an item that staff can edit and delete; what is deleted can be brought back from the trash.
 *
 * @param props.what the item in words: "Spin coater"
 * @param props.question "Are you sure you want to delete this facility?"
 * @param props.about what tells it from others of its name, when it is to be deleted
 * @param props.deletion the mutation that deletes it
 * @param props.leaveTo where to go afterwards, for a page that is about the item
 * @param props.ref the control that edits, which gets the focus back (`useEditing`)
 * @param props.children further controls, before these two
 */
export const ItemControls = ({
  documentId,
  what,
  question,
  about,
  deletion,
  leaveTo,
  onEdit,
  ref,
  children,
}: {
  documentId: string
  what: string
  question: string
  about?: string
  deletion: TypedDocumentNode<unknown, { documentId: string }>
  leaveTo?: string | undefined
  onEdit: () => void
  ref?: Ref<HTMLButtonElement>
  children?: ReactNode
}) => (
  <EditControls what={what}>
    {children}
    <EditControl ref={ref} what={what} onEdit={onEdit} />
    <DeleteControl
      what={what}
      question={question}
      about={about}
      leaveTo={leaveTo}
      onDelete={() => deleteDocument(deletion, documentId)}
      onUndo={() => restoreDocument(documentId)}
    />
  </EditControls>
)
