import { pageQuery } from '../../../cms/page-query'
import { paths } from '../../../paths'
import { StaffPage } from '../../../session/guard/staff-page'
import { StaffForm } from '../../../staff/staff-form'
import { FacilityFields } from './facility-fields'
import { valuesOf } from './facility-values'
import { AddFacilityDocument } from './queries.generated'
import { saveFacility } from './save-facility'
import { newFacilitySchema } from './schema'

export const loader = pageQuery(AddFacilityDocument)

export const Component = () => (
  <StaffPage title="Add Facility">
    <StaffForm
      schema={newFacilitySchema}
      values={valuesOf({})}
      draft="facility"
      save={saveFacility}
      submit="Add Facility"
      busy="Uploading..."
      success="Facility uploaded successfully!"
      shownAt={(_, documentId) => paths.facility(documentId)}
      failure={(reason) =>
        reason === ''
          ? 'Failed to upload facility. Please try again.'
          : `Failed to upload facility: ${reason}`
      }
      isLong
    >
      <FacilityFields />
    </StaffForm>
  </StaffPage>
)
