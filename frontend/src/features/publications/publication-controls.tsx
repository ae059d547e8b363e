import type { Ref } from 'react'
import { ItemControls } from '../../session/item-controls'
import { DeletePublicationDocument } from './queries.generated'

/**
 * Edits and deletes a publication.
 *
 * @param props.what its title in words
 * @param props.leaveTo where to go when what was deleted is the page itself
 */
export const PublicationControls = (props: {
  documentId: string
  what: string
  leaveTo?: string
  onEdit: () => void
  ref: Ref<HTMLButtonElement>
}) => (
  <ItemControls
    {...props}
    question="Are you sure you want to delete this publication?"
    deletion={DeletePublicationDocument}
  />
)
