import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import type { Crop } from '../ui/form/files/crop'
import { TextField } from '../ui/form/fields/field'
import { FileField, useFileField } from '../ui/form/files/file-field'
import { FilePreview } from '../ui/form/files/file-preview'
import { FocalPointField } from '../ui/form/files/focal-point-field'
import { imageLimits, imageTypes } from '../ui/form/files/image-limits'
import type { FocalPoint } from '../ui/page/focal-point'
import { FromLibrary } from './library/from-library'
import { picked as pickedOf } from './library/picked'
import type { LibraryImageFragment } from './library/queries.generated'
import * as styles from '../ui/form/files/file-field.module.css'

/**
 * Chooses one image, a file or one of the media library, and shows it before it is sent; below it what is said about it
 * (`ui/form/rules/image-words.ts`, in the field whose name ends in `Words`).
 *
 * @param props.current address of the image that is kept when none is chosen
 * @param props.crop how pages crop it, if they do
 * @param props.captioned whether pages show a caption below the image
 * @param props.removable whether there may be no image: the field is then null
 */
export function ImageField({
  name,
  label,
  required = false,
  current,
  crop,
  captioned = false,
  removable = false,
}: {
  name: string
  label: string
  required?: boolean
  current?: string | undefined
  crop?: Crop
  captioned?: boolean
  removable?: boolean
}) {
  const { getValues, setValue } = useFormContext<FieldValues>()
  const { field, chosen, picked, kept } = useFileField(name, current)
  const present = picked?.src ?? kept
  const shown = chosen ?? present
  const isChosen = chosen !== undefined || picked !== undefined
  const words = `${name}Words.${isChosen ? 'chosen' : 'kept'}`
  const take = (taken: File | undefined) => {
    const typed: unknown = getValues(`${name}Words.chosen.alternativeText`)
    // The words of the image before are shown to be looked at: an image without any says nothing.
    if (taken && current !== undefined && typed === '') {
      for (const what of ['alternativeText', 'caption']) {
        setValue(`${name}Words.chosen.${what}`, getValues(`${name}Words.kept.${what}`))
      }
    }
    field.onChange(taken)
  }
  const pick = (image: LibraryImageFragment) => {
    const taken = pickedOf(image)
    setValue(`${name}Words.chosen`, taken.stored)
    field.onChange(taken)
  }

  return (
    <>
      <FileField
        name={name}
        label={label}
        required={required}
        current={current}
        hint={imageLimits}
        accept={imageTypes}
        onTake={take}
        removing={removable ? 'Remove the image' : undefined}
        besides={<FromLibrary of={label} onPick={pick} />}
      >
        {chosen && (
          <FilePreview
            key={`${chosen.name} ${String(chosen.lastModified)}`}
            file={chosen}
            className={styles['preview']}
          />
        )}
        {present !== undefined && <img src={present} alt="" className={styles['preview']} />}
      </FileField>
      {shown !== undefined && (
        // The two images have words of their own: those of a file that a reload has lost say nothing of the other.
        <Words
          key={picked?.fileId ?? String(isChosen)}
          name={words}
          captioned={captioned}
          question={questionOf(picked !== undefined, isChosen && current !== undefined)}
        />
      )}
      {crop && shown !== undefined && (
        <OwnFocalPoint
          key={`focal point ${picked?.fileId ?? String(isChosen)}`}
          name={`${words}.focalPoint`}
          of={label}
          image={shown}
          crop={crop}
        />
      )}
    </>
  )
}

/** What is asked of whoever reads the words of an image that has just come. */
function questionOf(isPicked: boolean, isReplacing: boolean): string {
  if (isPicked) return ' Other pages that show this image say it too.'
  return isReplacing ? ' This was said of the image before: is it true of this one?' : ''
}

const Words = ({ name, captioned, question }: { name: string; captioned: boolean; question: string }) => (
  <>
    <TextField
      name={`${name}.alternativeText`}
      label="Alternative text"
      hint={`What the image shows, for people who cannot see it and for search engines.${question}`}
    />
    {captioned && (
      <TextField name={`${name}.caption`} label="Caption" hint="Visitors read it below the image." />
    )}
  </>
)

function OwnFocalPoint({ name, ...shown }: { name: string; of: string; image: string | File; crop: Crop }) {
  const { control } = useFormContext<FieldValues>()
  const { field } = useController({ name, control })
  return <FocalPointField {...shown} point={field.value as FocalPoint | null} onPoint={field.onChange} />
}
