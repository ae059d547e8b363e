import { news } from './news'
import { PartForm, type PartProps } from './part-form'
import { PicturesField } from '../../../../staff/pictures/pictures-field'

export const NewsForm = (props: PartProps) => (
  <PartForm {...props} rules={news}>
    <PicturesField name="newsImages" label="Images" section="News" captioned />
  </PartForm>
)
