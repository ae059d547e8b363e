import { FormattedTextArea } from '../../../../ui/form/fields/formatted-text-area'
import { PartForm, type PartProps } from './part-form'
import { texts } from './texts'

export const TextsForm = (props: PartProps) => (
  <PartForm {...props} rules={texts}>
    <FormattedTextArea name="moreText" label="Text of More" rows={6} />
    <FormattedTextArea name="profileText" label="Text of Profile" rows={6} />
    <FormattedTextArea name="privacy" label="Text of Privacy" rows={6} />
    <FormattedTextArea name="accessibility" label="Text of Accessibility" rows={6} />
  </PartForm>
)
