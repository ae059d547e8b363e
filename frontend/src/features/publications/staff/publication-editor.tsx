import { useCallback } from 'react'
import { askAnew } from '../../../cms/apollo/apollo-browser'
import { StaffData } from '../../../staff/staff-data'
import { PublicationForm } from './publication-form'
import { EditPublicationDocument } from './queries.generated'

/**
 * Fetches all of a publication, of which the list shows a part, and edits it in its place.
 *
 * @param props.year the year of its section
 */
export function PublicationEditor({
  documentId,
  year,
  onDone,
}: {
  documentId: string
  year: number
  onDone: () => void
}) {
  const load = useCallback(() => askAnew(EditPublicationDocument, { documentId }), [documentId])
  return (
    <StaffData load={load}>
      {({ publication }) =>
        publication ? (
          <PublicationForm publication={publication} year={year} onDone={onDone} />
        ) : (
          <p role="alert">Somebody has deleted this publication in the meantime. Reload the page.</p>
        )
      }
    </StaffData>
  )
}
