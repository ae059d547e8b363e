import { TextArea, TextField } from '../../../../ui/form/fields/field'
import { contact } from './contact'
import { PartForm, type PartProps } from './part-form'
import { PictureField } from '../../../../staff/pictures/picture-field'

export const ContactForm = (props: PartProps) => (
  <PartForm {...props} rules={contact}>
    <TextArea name="postalAddress" label="Postal address" hint="Line by line, as on an envelope." rows={6} />
    <TextField name="email" label="E-mail" type="email" />
    <TextField name="secondEmail" label="Second e-mail" type="email" />
    <TextField name="phone" label="Phone" type="tel" />
    <TextField name="office" label="Room and building" hint="Where visitors find the group." />
    <PictureField name="map" label="Map" section="Gallery" described />
    <TextField
      name="directions"
      label="Directions"
      type="url"
      placeholder="https://"
      hint="The address of a page that shows the way, such as a map of the campus."
    />
  </PartForm>
)
