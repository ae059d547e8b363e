import { useEffect, useRef } from 'react'
import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import { Button } from '../control/button'
import type { FocalPoint } from '../page/focal-point'
import type { Crop } from './crop'
import { DropArea } from './drop-area'
import { Field, TextField } from './field'
import { FilePreview } from './file-preview'
import { FocalPointField } from './focal-point-field'
import { imageLimits, imageTypes } from './image-limits'
import styles from './image-field.module.css'

/**
 * Chooses one image, by the file chooser or by dropping it, and shows it before it is sent; below it what is said about it
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
  const { control, getValues, setValue } = useFormContext<FieldValues>()
  const { field } = useController({ name, control })
  const file: unknown = field.value
  const input = useRef<HTMLInputElement>(null)
  const chosen = file instanceof File
  const kept = file === undefined && current !== undefined
  const shown = chosen ? file : kept ? current : undefined
  const words = `${name}Words`
  const take = (taken: File | undefined) => {
    const typed: unknown = getValues(`${words}.chosen.alternativeText`)
    // The words of the image before are shown to be looked at: an image without any says nothing.
    if (taken && current !== undefined && typed === '') {
      for (const what of ['alternativeText', 'caption']) {
        setValue(`${words}.chosen.${what}`, getValues(`${words}.kept.${what}`))
      }
    }
    field.onChange(taken)
  }

  useEffect(() => {
    // A new form shows an empty chooser; emptying is all that a page may do to one.
    if (!chosen && input.current) input.current.value = ''
  }, [chosen])

  return (
    <>
      <Field name={name} label={label} required={required} hint={imageLimits}>
        {(tied) => (
          <DropArea
            label={label}
            onFiles={([dropped]) => {
              if (!dropped || !input.current) return
              // The chooser shows the dropped file as one that was chosen.
              const carrier = new DataTransfer()
              carrier.items.add(dropped)
              input.current.files = carrier.files
              take(dropped)
            }}
          >
            {chosen && (
              <FilePreview
                key={`${file.name} ${String(file.lastModified)}`}
                file={file}
                className={styles['preview']}
              />
            )}
            {kept && <img src={current} alt="" className={styles['preview']} />}
            <input
              {...tied}
              name={name}
              ref={(element) => {
                field.ref(element)
                input.current = element
              }}
              type="file"
              accept={imageTypes}
              onBlur={field.onBlur}
              onChange={(event) => {
                take(event.target.files?.[0])
              }}
            />
            {!chosen && <span className={styles['words']}>Choose a file, or drop one here.</span>}
            {removable && (chosen || kept) && (
              <Button
                className={styles['remove']}
                onClick={() => {
                  field.onChange(chosen && current !== undefined ? undefined : null)
                  input.current?.focus()
                }}
              >
                {chosen ? 'Leave out this file' : 'Remove the image'}
              </Button>
            )}
          </DropArea>
        )}
      </Field>
      {(chosen || kept) && (
        // The two images have words of their own: those of a file that a reload has lost say nothing of the other.
        <Words
          key={String(chosen)}
          name={`${words}.${chosen ? 'chosen' : 'kept'}`}
          captioned={captioned}
          isReplacing={chosen && current !== undefined}
        />
      )}
      {crop && shown !== undefined && (
        <OwnFocalPoint
          key={`focal point ${String(chosen)}`}
          name={`${words}.${chosen ? 'chosen' : 'kept'}.focalPoint`}
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
