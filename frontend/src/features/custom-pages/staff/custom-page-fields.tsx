import { useFormContext, useWatch } from 'react-hook-form'
import { customPageRules } from '../../../cms/staff/rules/custom-page.generated'
import { paths } from '../../../paths'
import { PageAddressField } from '../../../staff/page-address-field'
import type { Picture } from '../../../staff/pictures/picture'
import { PictureField } from '../../../staff/pictures/picture-field'
import { PicturesField } from '../../../staff/pictures/pictures-field'
import { PlaceField } from '../../../staff/place-field'
import { ScheduleFields } from '../../../staff/schedule/schedule-fields'
import { bannerCrop } from '../../../ui/form/files/crop'
import { Select, TextField } from '../../../ui/form/fields/field'
import { FormattedTextArea } from '../../../ui/form/fields/formatted-text-area'
import { textHint } from '../../../ui/form/fields/text-hint'
import { Button } from '../../../ui/control/button'
import { followImages, isPlaced, placeImage } from './image-lines'
import { menuNames, menus } from '../../../staff/menus'
import * as styles from './custom-page-fields.module.css'

/** The fields of a page. */
export const CustomPageFields = () => (
  <>
    <TextField name="title" label="Title" required isWide />
    <FormattedTextArea
      withHeadings
      name="text"
      label="Text"
      required
      hint={`${textHint} “## ” before a line makes it a heading. Rows that are pasted from a spreadsheet are a table. The images stand below the text, or where they are put into it.`}
      rows={18}
    />
    <PageImages />
    <Select
      name="menu"
      label="Menu"
      options={menus.map((value) => ({ value, label: menuNames[value] }))}
      hint="Where visitors find the page. The search and search engines find it too."
    />
    <PlaceField where=" in the menu" />
    <PageAddressField of="title" rules={customPageRules.slug} path={paths.customPage} />
    <PictureField name="image" label="Banner image" section="Gallery" crop={bannerCrop} />
    <ScheduleFields />
  </>
)

/** The images, each with a button that puts it into the text; there they stay the same when they change places here. */
function PageImages() {
  const { getValues, setValue } = useFormContext<{ text: string }>()
  return (
    <PicturesField
      name="images"
      label="Images"
      section="Gallery"
      captioned
      onMoved={(before, after) => {
        const text = getValues('text')
        const followed = followImages(text, idsOf(before), idsOf(after))
        if (followed !== text) setValue('text', followed, { shouldDirty: true })
      }}
      beside={(number) => <PlaceButton number={number} />}
    />
  )
}

const idsOf = (pictures: readonly Picture[]) => pictures.map(({ id }) => id)

function PlaceButton({ number }: { number: number }) {
  const text = useWatch<{ text: string }, 'text'>({ name: 'text' })
  if (isPlaced(text, number)) return <span className={styles['placed']}>In the text</span>
  return (
    <Button
      aria-label={`Put image ${String(number)} into the text`}
      onClick={({ currentTarget: { form } }) => {
        const field = form?.elements.namedItem('text')
        if (field instanceof HTMLTextAreaElement) placeImage(field, number)
      }}
    >
      Put into the text
    </Button>
  )
}
