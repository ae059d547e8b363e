import { textHint } from '../../../../ui/form/fields/text-hint'
import { TextArea } from '../../../../ui/form/fields/field'
import { PartForm, type PartProps } from './part-form'
import { texts } from './texts'

export const TextsForm = (props: PartProps) => (
  <PartForm {...props} rules={texts}>
    <TextArea name="moreText" label="Text of More" hint={textHint} rows={6} />
    <TextArea name="profileText" label="Text of Profile" hint={textHint} rows={6} />
    <TextArea name="privacy" label="Text of Privacy" hint={textHint} rows={6} />
    <TextArea name="accessibility" label="Text of Accessibility" hint={textHint} rows={6} />
  </PartForm>
)
