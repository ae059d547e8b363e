import { footer } from './footer'
import { LinksField } from '../../../../staff/links/links-field'
import { PartForm, type PartProps } from './part-form'
import { PicturesField } from '../../../../staff/pictures/pictures-field'

export const FooterForm = (props: PartProps) => (
  <PartForm {...props} rules={footer}>
    <LinksField name="followLinks" label="Links to follow" />
    <PicturesField name="logos" label="Logos of university and funders" section="Gallery" />
  </PartForm>
)
