import { StaffForm } from '../../../staff/staff-form'
import { ResearchLineFields } from './research-line-fields'
import { valuesOf } from './research-line-values'
import type { ResearchLineFragment } from '../queries.generated'
import { saveResearchLine } from './save-research-line'
import { researchLineSchema } from './schema'

/** A research line's form in its place on the page. */
export const ResearchLineForm = ({
  line,
  image,
  onDone,
}: {
  line: ResearchLineFragment
  image: string | undefined
  onDone: () => void
}) => (
  <StaffForm
    schema={researchLineSchema}
    values={valuesOf(line)}
    documentId={line.documentId}
    draft={`research line ${line.documentId}`}
    version={line.version ?? undefined}
    newer={valuesOf}
    save={(values, context) => saveResearchLine(values, context, line)}
    failure={(reason) => `The research line could not be saved. ${reason}`}
    takesFocus
    onSaved={onDone}
    onCancel={onDone}
  >
    <ResearchLineFields image={image} />
  </StaffForm>
)
