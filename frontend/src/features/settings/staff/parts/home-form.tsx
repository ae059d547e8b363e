import { FormattedTextArea } from '../../../../ui/form/fields/formatted-text-area'
import { textHint } from '../../../../ui/form/fields/text-hint'
import { photoCrop } from '../../../../ui/form/files/crop'
import { TextField } from '../../../../ui/form/fields/field'
import { home, mostHomePhotos } from './home'
import { PartForm, type PartProps } from './part-form'
import { PicturesField } from '../../../../staff/pictures/pictures-field'

export const HomeForm = (props: PartProps) => (
  <PartForm {...props} rules={home}>
    <TextField
      name="homeSentence"
      label="Sentence"
      hint="What the group does. Without it, the banner shows the first sentence of the introduction."
    />
    <FormattedTextArea name="homeIntroduction" label="Introduction" rows={10} />
    <PicturesField
      name="homePhotos"
      label="Photos"
      section="Gallery"
      most={mostHomePhotos}
      crop={photoCrop}
    />
    <FormattedTextArea
      name="joinUs"
      label="Join us"
      hint={`Who is looked for, and how to apply; without a text, nothing is shown. ${textHint}`}
      rows={6}
    />
  </PartForm>
)
