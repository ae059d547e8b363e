import { askAnew } from '../../../cms/apollo/apollo-browser'
import type { SettingsPart } from '../../../paths'
import { StaffData } from '../../../staff/staff-data'
import { Button } from '../../../ui/control/button'
import { useTell } from '../../../ui/feedback/notices'
import { FormDialog } from '../../../ui/staff/form-dialog'
import { parts } from './parts'
import { AddSettingsDocument } from './site/queries.generated'

const load = () => askAnew(AddSettingsDocument, {})

/**
 * A part of the settings in a dialog, for whoever edits it where a page shows it.
 *
 * @param props.field the field that gets the focus
 */
export function PartDialog({
  part,
  field,
  onClose,
}: {
  part: SettingsPart
  field: string | undefined
  onClose: () => void
}) {
  const tell = useTell()
  const { title, Form } = parts[part]
  return (
    <FormDialog title={title} onClose={onClose} isWide>
      <StaffData
        load={load}
        besides={
          <p>
            <Button onClick={onClose}>Cancel</Button>
          </p>
        }
      >
        {({ site }) => (
          <Form
            part={part}
            title={title}
            site={site}
            field={field}
            onCancel={onClose}
            onSaved={() => {
              onClose()
              tell({ kind: 'done', text: `${title}: saved.` })
            }}
          />
        )}
      </StaffData>
    </FormDialog>
  )
}
