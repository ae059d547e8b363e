import { pageQuery } from '../../../cms/page-query'
import { paths } from '../../../paths'
import { StaffPage } from '../../../session/guard/staff-page'
import { StaffForm } from '../../../staff/staff-form'
import { AddResearchDocument } from './queries.generated'
import { ResearchLineFields } from './research-line-fields'
import { valuesOf } from './research-line-values'
import { saveResearchLine } from './save-research-line'
import { researchLineSchema } from './schema'

export const loader = pageQuery(AddResearchDocument)

export const Component = () => (
  <StaffPage title="Add Research Line">
    <StaffForm
      schema={researchLineSchema}
      values={valuesOf({})}
      draft="research line"
      save={saveResearchLine}
      submit="Add Research Line"
      busy="Uploading..."
      success="Research line uploaded successfully!"
      shownAt={(_, documentId) => paths.researchLine(documentId)}
      failure={(reason) => `The research line could not be saved. ${reason}`}
      isLong
    >
      <ResearchLineFields />
    </StaffForm>
  </StaffPage>
)
