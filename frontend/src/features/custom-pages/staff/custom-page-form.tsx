import { PicturesForm } from '../../../staff/pictures/pictures-form'
import { useLeaveHidden } from '../../../staff/schedule/use-leave-hidden'
import { unicodeText } from '../../../ui/text/scientific-text'
import { CustomPageFields } from './custom-page-fields'
import { valuesOf } from './custom-page-values'
import type { ScheduledPageFragment } from './queries.generated'
import { saveCustomPage } from './save-custom-page'
import { customPageSchema } from './schema'

/** A page's form, on the page itself or where it is listed. */
export function CustomPageForm({
  page,
  leaveTo,
  onDone,
}: {
  page: ScheduledPageFragment
  /** Where to go from the page itself, when it is hidden. */
  leaveTo?: string
  onDone: () => void
}) {
  const { leaves, leave } = useLeaveHidden(leaveTo)
  return (
    <PicturesForm
      schema={customPageSchema}
      values={valuesOf(page)}
      documentId={page.documentId}
      draft={`page ${page.documentId}`}
      version={page.version ?? undefined}
      newer={valuesOf}
      save={(values, context) => saveCustomPage(values, context, page.documentId)}
      failure={(reason) => `The page could not be saved. ${reason}`}
      leaves={leaves}
      onSaved={(saved) => {
        if (leaves(saved)) void leave(unicodeText(saved.title), saved, onDone)
        else onDone()
      }}
      onCancel={onDone}
      takesFocus
      isLong
    >
      <CustomPageFields />
    </PicturesForm>
  )
}
