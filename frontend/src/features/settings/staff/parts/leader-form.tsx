import { FormattedTextArea } from '../../../../ui/form/fields/formatted-text-area'
import { useContext } from 'react'
import { leaderName } from '../../../../content/leader-name'
import { paths } from '../../../../paths'
import { useTell } from '../../../../ui/feedback/notices'
import { portraitCrop } from '../../../../ui/form/files/crop'
import { TextField } from '../../../../ui/form/fields/field'
import { ListField } from '../../../../ui/form/fields/list-field'
import { PageFrameContext } from '../../../../ui/page/page-frame'
import { leader } from './leader'
import { LeaderAddress } from './leader-address'
import { LinksField } from '../../../../staff/links/links-field'
import { PartForm, type PartProps } from './part-form'
import { PictureField } from '../../../../staff/pictures/picture-field'

/** The leader, whose page may get another address by it. */
export function LeaderForm(props: PartProps) {
  const { origin, leader: address } = useContext(PageFrameContext)
  const tell = useTell()
  return (
    <PartForm
      {...props}
      rules={leader}
      told={({ slug, name, honorific }) => {
        if (slug === address) return
        tell({
          kind: 'done',
          text: `The page of ${leaderName({ name, honorific })} is at ${origin}${paths.leader(slug)} now.`,
          link: { label: 'Go there', to: paths.leader(slug) },
        })
      }}
    >
      <TextField
        name="name"
        label="Name"
        hint="Without “Dr.”; the site writes it before the name."
        required
      />
      <LeaderAddress origin={origin} />
      <TextField
        name="honorific"
        label="Before the name"
        placeholder="Dr."
        hint="Such as Prof. Dr.; “Dr.” when it is left empty."
      />
      <TextField name="title" label="Title" hint="Such as Associate Professor of Physics." />
      <FormattedTextArea name="biography" label="Biography" rows={12} />
      <PictureField name="portrait" label="Portrait" section="Team" crop={portraitCrop} described />
      <LinksField name="links" label="Links" />
      <ListField
        name="aliases"
        label="Aliases"
        what="alias"
        plural="aliases"
        hint="How papers write the name, such as M. K. Sample or a former name; the name itself and its initials are known."
      />
    </PartForm>
  )
}
