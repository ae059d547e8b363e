import { WholeDocument } from '../../../staff/whole-document'
import { PublicationForm } from './publication-form'
import { StaffPublicationDocument } from './queries.generated'

/**
 * Fetches all of a publication, of which the list shows a part, and edits it in its place.
 *
 * @param props.year the year of its section
 * @param props.leaveTo where to go from a page that is about the publication, when it is hidden
 */
export const PublicationEditor = ({
  documentId,
  year,
  leaveTo,
  onDone,
}: {
  documentId: string
  year: number
  leaveTo?: string
  onDone: () => void
}) => (
  <WholeDocument
    of={{ documentId }}
    word="publication"
    query={StaffPublicationDocument}
    find={({ publication }) => publication}
  >
    {(publication) => (
      <PublicationForm publication={publication} year={year} leaveTo={leaveTo} onDone={onDone} />
    )}
  </WholeDocument>
)
