import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import type { FocalPoint } from '../page/focal-point'
import type { Crop } from './crop'
import { TextField } from './field'
import { FileField, useFileField } from './file-field'
import { FilePreview } from './file-preview'
import { FocalPointField } from './focal-point-field'
import { imageLimits, imageTypes } from './image-limits'
import styles from './file-field.module.css'

/**
 * Chooses one image and shows it before it is sent; below it what is said about it
 * (`image-words.ts`, in the field whose name ends in `Words`).
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
  const { field, chosen, kept } = useFileField(name, current)
  const shown = chosen ?? kept
  const isChosen = chosen !== undefined
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
      >
        {chosen && (
          <FilePreview
            key={`${chosen.name} ${String(chosen.lastModified)}`}
            file={chosen}
            className={styles['preview']}
          />
        )}
        {kept !== undefined && <img src={kept} alt="" className={styles['preview']} />}
      </FileField>
      {shown !== undefined && (
        // The two images have words of their own: those of a file that a reload has lost say nothing of the other.
        <Words
          key={String(isChosen)}
          name={words}
          captioned={captioned}
          isReplacing={isChosen && current !== undefined}
        />
      )}
      {crop && shown !== undefined && (
        <OwnFocalPoint
          key={`focal point ${String(isChosen)}`}
          name={`${words}.focalPoint`}
          of={label}
          image={shown}
          crop={crop}
        />
      )}
    </>
  )
}

const Words = ({
  name,
  captioned,
  isReplacing,
}: {
  name: string
  captioned: boolean
  isReplacing: boolean
}) => (
  <>
    <TextField
      name={`${name}.alternativeText`}
      label="Alternative text"
      hint={`What the image shows, for people who cannot see it and for search engines.${isReplacing ? ' This was said of the image before: is it true of this one?' : ''}`}
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
