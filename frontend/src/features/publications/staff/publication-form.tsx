import { imageSource } from '../../../content/media'
import { paths } from '../../../paths'
import { ScheduleFields } from '../../../staff/schedule/schedule-fields'
import { useLeaveHidden } from '../../../staff/schedule/use-leave-hidden'
import { StaffForm } from '../../../staff/staff-form'
import { unicodeText } from '../../../ui/text/scientific-text'
import { PublicationFields } from './publication-fields'
import { valuesOf, type StoredPublication } from './publication-values'
import { savePublication } from './save-publication'
import { scheduledPublicationSchema } from './schema'

/**
 * A publication's form in the place of its row or its page.
 *
 * @param props.year the year of its section
 * @param props.leaveTo where to go from a page that is about it, when it is hidden
 */
export function PublicationForm({
  publication,
  year,
  leaveTo,
  onDone,
}: {
  publication: StoredPublication & { documentId: string }
  year: number
  leaveTo?: string | undefined
  onDone: () => void
}) {
  const { leaves, leave } = useLeaveHidden(leaveTo)
  return (
    <StaffForm
      schema={scheduledPublicationSchema(year)}
      values={valuesOf(publication)}
      documentId={publication.documentId}
      draft={`publication ${publication.documentId}`}
      version={publication.version ?? undefined}
      newer={valuesOf}
      save={(values, context) => savePublication(values, context, publication)}
      leaves={leaves}
      failure={(reason) => `The publication could not be saved. ${reason}`}
      takesFocus
      isLong
      onSaved={(saved) => {
        if (leaves(saved)) void leave(unicodeText(saved.title), saved, onDone)
        else onDone()
      }}
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
}
