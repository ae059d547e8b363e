import { TextArea, TextField } from '../../../../ui/form/fields/field'
import { group } from './group'
import { PartForm, type PartProps } from './part-form'

export const GroupForm = (props: PartProps) => (
  <PartForm {...props} rules={group}>
    <TextField name="groupName" label="Group name" required />
    <TextField name="department" label="Department" />
    <TextField name="institution" label="Institution" />
    <TextArea
      name="subcategoryOrder"
      label="Order of the members’ subcategories"
      hint="One in a line, such as Postdoctoral Fellows. Those that are not named follow in the order of the alphabet."
      rows={5}
    />
  </PartForm>
)
