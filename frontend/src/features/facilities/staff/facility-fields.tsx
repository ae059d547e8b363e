import { FormattedTextArea } from '../../../ui/form/fields/formatted-text-area'
import { photoCrop } from '../../../ui/form/files/crop'
import { TextField } from '../../../ui/form/fields/field'
import { ImageField } from '../../../staff/image-field'
import { PlaceField } from '../../../staff/place-field'

/** The fields of a facility. @param props.image address of the image it has now; a new one needs one */
export const FacilityFields = ({ image }: { image?: string }) => (
  <>
    <TextField name="name" label="Facility name" required isWide />
    <FormattedTextArea name="description" label="Description" />
    <ImageField
      name="image"
      label="Image"
      required={image === undefined}
      current={image}
      crop={photoCrop}
      captioned
    />
    <PlaceField />
  </>
)
