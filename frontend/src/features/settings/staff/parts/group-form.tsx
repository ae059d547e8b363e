import { useWatch } from 'react-hook-form'
import { CheckBox, Select, TextArea, TextField } from '../../../../ui/form/fields/field'
import { PictureField } from '../../../../staff/pictures/picture-field'
import { AccentField } from './accent-field'
import { group } from './group'
import { PartForm, type PartProps } from './part-form'

export const GroupForm = (props: PartProps) => (
  <PartForm {...props} rules={group}>
    <TextField name="groupName" label="Group name" required />
    <TextField name="department" label="Department" />
    <TextField name="institution" label="Institution" />
    <TimeZone />
    <PictureField
      name="icon"
      label="Site icon"
      hint="Stands before the group’s name, in tabs and on home screens. A square picture of 512 pixels is best."
      section="Gallery"
      isWide
    />
    <AccentField />
    <TextArea
      name="subcategoryOrder"
      label="Order of the members’ subcategories"
      hint="One in a line, such as Postdoctoral Fellows. Those that are not named follow in the order of the alphabet."
      rows={5}
    />
    <CheckBox
      name="timesCited"
      label="Show how often papers have been cited"
      hint="As Crossref counts it, which is asked once a week. The first numbers come in the night, or when you look for new papers."
    />
    <TextArea
      name="formerAddresses"
      label="Addresses of a former website"
      hint="In each line one of its addresses, a space, and where it leads now, such as /people.html /team."
      rows={4}
    />
  </PartForm>
)

/** The zones that the browser knows, and the present one: browsers have other names for some. */
function TimeZone() {
  const present = useWatch<{ timeZone: string }>({ name: 'timeZone' })
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), present])
  return (
    <Select
      name="timeZone"
      label="Time zone of events"
      hint="Calendars then show a time as what it is where the reader is. Without a zone some take it for UTC."
      options={[...zones.add('')]
        .sort()
        .map((zone) => ({ value: zone, label: zone === '' ? 'None' : zone.replaceAll('_', ' ') }))}
    />
  )
}
