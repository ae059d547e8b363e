import { TextField } from '../../../../ui/form/fields/field'
import { group } from './group'
import { PartForm, type PartProps } from './part-form'

export const GroupForm = (props: PartProps) => (
  <PartForm {...props} rules={group}>
    <TextField name="groupName" label="Group name" required />
    <TextField name="department" label="Department" />
    <TextField name="institution" label="Institution" />
  </PartForm>
)
