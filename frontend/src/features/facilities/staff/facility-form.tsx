import { StaffForm } from '../../../staff/staff-form'
import { FacilityFields } from './facility-fields'
import { valuesOf } from './facility-values'
import type { FacilityCardFragment } from '../queries.generated'
import { saveFacility } from './save-facility'
import { facilitySchema } from './schema'

/** A facility's form in the place of its card. */
export const FacilityForm = ({
  facility,
  image,
  onDone,
}: {
  facility: FacilityCardFragment
  image: string
  onDone: () => void
}) => (
  <StaffForm
    schema={facilitySchema}
    values={valuesOf(facility)}
    documentId={facility.documentId}
    draft={`facility ${facility.documentId}`}
    version={facility.version ?? undefined}
    newer={valuesOf}
    save={(values, context) => saveFacility(values, context, facility)}
    failure={(reason) => `The facility could not be saved. ${reason}`}
    takesFocus
    onSaved={onDone}
    onCancel={onDone}
  >
    <FacilityFields image={image} />
  </StaffForm>
)
