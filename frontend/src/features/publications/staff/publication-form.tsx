import { useRef } from 'react'
import type { InferOutput } from 'valibot'
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
  const saved = useRef<InferOutput<ReturnType<typeof scheduledPublicationSchema>>>(null)
  return (
    <StaffForm
      schema={scheduledPublicationSchema(year)}
      values={valuesOf(publication)}
      documentId={publication.documentId}
      draft={`publication ${publication.documentId}`}
      version={publication.version ?? undefined}
      newer={valuesOf}
      save={async (values, context) => {
        const answer = await savePublication(values, context, publication)
        saved.current = values
        return answer
      }}
      leaves={leaves}
      failure={(reason) => `The publication could not be saved. ${reason}`}
      takesFocus
      isLong
      onSaved={() => {
        if (saved.current && leaves(saved.current))
          void leave(unicodeText(saved.current.title), saved.current, onDone)
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
