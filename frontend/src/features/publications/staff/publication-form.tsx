import { imageSource } from '../../../content/media'
import { paths } from '../../../paths'
import { ScheduleFields } from '../../../staff/schedule/schedule-fields'
import { StaffForm } from '../../../staff/staff-form'
import { PublicationFields } from './publication-fields'
import { valuesOf, type StoredPublication } from './publication-values'
import { savePublication } from './save-publication'
import { scheduledPublicationSchema } from './schema'

/** A publication's form in the place of its row or its page. @param props.year the year of its section */
export const PublicationForm = ({
  publication,
  year,
  onDone,
}: {
  publication: StoredPublication & { documentId: string }
  year: number
  onDone: () => void
}) => (
  <StaffForm
    schema={scheduledPublicationSchema(year)}
    values={valuesOf(publication)}
    documentId={publication.documentId}
    draft={`publication ${publication.documentId}`}
    version={publication.version ?? undefined}
    newer={valuesOf}
    save={(values, context) => savePublication(values, context, publication)}
    failure={(reason) => `The publication could not be saved. ${reason}`}
    takesFocus
    isLong
    onSaved={onDone}
    onCancel={onDone}
  >
    <PublicationFields
      documentId={publication.documentId}
      files={{
        image: publication.image ? imageSource(publication.image).src : undefined,
        pdfAt: (field) =>
          publication.slug !== undefined && publication.attachments?.some((one) => one.field === field)
            ? paths.publicationPdf(publication.slug, field)
            : undefined,
      }}
    />
    <ScheduleFields />
  </StaffForm>
)
