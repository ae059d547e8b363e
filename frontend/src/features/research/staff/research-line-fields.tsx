import { FormattedTextArea } from '../../../ui/form/fields/formatted-text-area'
import { TextField } from '../../../ui/form/fields/field'
import { ImageField } from '../../../staff/image-field'
import { PlaceField } from '../../../staff/place-field'

/** The fields of a research line. @param props.image address of the image it has now */
export const ResearchLineFields = ({ image }: { image?: string | undefined }) => (
  <>
    <TextField name="title" label="Title" required isWide />
    <FormattedTextArea name="text" label="Text" rows={8} />
    <TextField
      name="words"
      label="Words"
      hint="Separated by commas, such as gas sens, ammonia. Papers by their titles, present members by their descriptions and facilities by their names stand beside the line when a word in them begins so."
    />
    <PlaceField />
    <ImageField name="image" label="Image" current={image} removable />
  </>
)
