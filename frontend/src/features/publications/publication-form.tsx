import { StaffForm } from '../../staff/staff-form'
import { PublicationFields } from './publication-fields'
import type { PublicationRowFragment } from './queries.generated'
import { savePublication } from './save-publication'
import { publicationSchema } from './schema'

type Stored = Pick<
  PublicationRowFragment,
  'title' | 'journal' | 'year' | 'volume' | 'issue' | 'doi' | 'link'
> & { authors: { name: string }[] | null }

const valuesOf = ({ title, authors, journal, year, volume, issue, doi, link }: Stored) => ({
  title,
  authors: (authors ?? []).map(({ name }) => name),
  journal: journal ?? '',
  year,
  volume: volume ?? '',
  issue: issue ?? '',
  doi: doi ?? '',
  link: link ?? '',
})

/** A publication's form in the place of its row. @param props.year the year of its section */
export const PublicationForm = ({
  publication,
  year,
  onDone,
}: {
  publication: PublicationRowFragment
  year: number
  onDone: () => void
}) => (
  <StaffForm
    schema={publicationSchema(year)}
    values={valuesOf(publication)}
    draft={`publication ${publication.documentId}`}
    version={publication.version ?? undefined}
    newer={(document) => valuesOf(document as unknown as Stored)}
    save={(values, context) => savePublication(values, context, publication.documentId)}
    failure={(reason) => `The publication could not be saved. ${reason}`}
    takesFocus
    onSaved={onDone}
    onCancel={onDone}
  >
    <PublicationFields />
  </StaffForm>
)
