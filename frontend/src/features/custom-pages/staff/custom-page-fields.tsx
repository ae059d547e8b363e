import { PictureField } from '../../../staff/pictures/picture-field'
import { PicturesField } from '../../../staff/pictures/pictures-field'
import { ScheduleFields } from '../../../staff/schedule/schedule-fields'
import { bannerCrop } from '../../../ui/form/files/crop'
import { Select, TextArea, TextField } from '../../../ui/form/fields/field'
import { textHint } from '../../../ui/form/fields/text-hint'
import { menuNames, menus } from './menus'

/** The fields of a page. */
export const CustomPageFields = () => (
  <>
    <TextField name="title" label="Title" required isWide />
    <TextArea
      name="text"
      label="Text"
      required
      hint={`${textHint} “## ” before a line makes it a heading. Rows that are pasted from a spreadsheet are a table. The images stand below the text; a line with nothing but [image 1] shows the first one there.`}
      rows={18}
    />
    <PicturesField name="images" label="Images" section="Gallery" captioned />
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
    <PictureField name="image" label="Banner image" section="Gallery" crop={bannerCrop} />
    <ScheduleFields />
  </>
)
