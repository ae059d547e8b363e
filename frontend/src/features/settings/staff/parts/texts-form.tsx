import { TextArea } from '../../../../ui/form/fields/field'
import { PartForm, type PartProps } from './part-form'
import { texts } from './texts'

export const TextsForm = (props: PartProps) => (
  <PartForm {...props} rules={texts}>
    <TextArea name="moreText" label="Text of More" hint="A blank line begins a new paragraph." rows={6} />
    <TextArea
      name="profileText"
      label="Text of Profile"
      hint="A blank line begins a new paragraph."
      rows={6}
    />
    <TextArea name="privacy" label="Text of Privacy" hint="A blank line begins a new paragraph." rows={6} />
    <TextArea
      name="accessibility"
      label="Text of Accessibility"
      hint="A blank line begins a new paragraph."
      rows={6}
    />
  </PartForm>
)
