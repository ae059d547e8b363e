import { ImageField } from '../../../staff/image-field'
import { ScheduleFields } from '../../../staff/schedule/schedule-fields'
import { Select, TextArea, TextField } from '../../../ui/form/fields/field'
import { textHint } from '../../../ui/form/fields/text-hint'
import { menuNames, menus } from './menus'

/** The fields of a page. @param props.image address of the image it has now */
export const CustomPageFields = ({ image }: { image?: string | undefined }) => (
  <>
    <TextField name="title" label="Title" required isWide />
    <TextArea
      name="text"
      label="Text"
      required
      hint={`${textHint} “## ” before a line makes it a heading. Rows that are pasted from a spreadsheet are a table.`}
      rows={18}
    />
    <Select
      name="menu"
      label="Menu"
      options={menus.map((value) => ({ value, label: menuNames[value] }))}
      hint="Where visitors find the page. The search and search engines find it too."
    />
    <TextField
      name="position"
      label="Place"
      type="number"
      hint="Smaller numbers come first in the menu; without one it comes last."
    />
    <ImageField name="image" label="Banner image" current={image} removable />
    <ScheduleFields />
  </>
)
