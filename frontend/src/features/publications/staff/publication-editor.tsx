import { WholeDocument } from '../../../staff/whole-document'
import { PublicationForm } from './publication-form'
import { StaffPublicationDocument } from './queries.generated'

/**
 * Fetches all of a publication, of which the list shows a part, and edits it in its place.
 *
 * @param props.year the year of its section
 */
export const PublicationEditor = ({
  documentId,
  year,
  onDone,
}: {
  documentId: string
  year: number
  onDone: () => void
}) => (
  <WholeDocument
    of={{ documentId }}
    word="publication"
    query={StaffPublicationDocument}
    find={({ publication }) => publication}
  >
    {(publication) => <PublicationForm publication={publication} year={year} onDone={onDone} />}
  </WholeDocument>
)
