import { TextField } from '../ui/form/fields/field'

/** The number that puts something in its order. @param props.where in which order, if it is not that of the page */
export const PlaceField = ({ where = '' }: { where?: string }) => (
  <TextField
    name="position"
    label="Place"
    type="number"
    hint={`Smaller numbers come first${where}; what has the place moves back. Without one it comes last.`}
  />
)
