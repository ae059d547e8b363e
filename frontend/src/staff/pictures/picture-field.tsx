import { useRef } from 'react'
import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import type { Section } from '../../cms/staff/upload'
import { FromLibrary } from '../library/from-library'
import { Button } from '../../ui/control/button'
import * as fieldStyles from '../../ui/control/field.module.css'
import { Chooser } from '../../ui/form/files/chooser'
import type { Crop } from '../../ui/form/files/crop'
import { DropArea } from '../../ui/form/files/drop-area'
import { FocalPointField } from '../../ui/form/files/focal-point-field'
import { DescribedBy } from './described-by'
import { readPicture, type Picture } from './picture'
import { StoredPicture } from './stored-picture'
import { UploadProgress } from './upload-progress'
import { useUploads } from './use-uploads'
import * as styles from './picture-field.module.css'

/**
 * One image: chosen or dropped, it is sent at once and shown, or one that is there already; it counts when the form is saved.
 *
 * @param props.crop how pages crop it, if they do
 * @param props.isWide whether it takes all the width where short fields stand side by side
 * @param props.described whether its alternative text is asked for; a banner is decoration and has none
 */
export function PictureField({
  name,
  label,
  hint,
  section,
  crop,
  described = false,
  isWide,
}: {
  name: string
  label: string
  hint?: string
  section: Section
  crop?: Crop
  described?: boolean
  isWide?: boolean
}) {
  const { control, getValues, setValue } = useFormContext<FieldValues>()
  const { field } = useController({ name, control })
  const picture = field.value as Picture | null
  const chooser = useRef<HTMLButtonElement>(null)
  const { uploads, add, retry, remove } = useUploads(section, (arrived) => {
    // Not the one of this rendering. Its words are shown to be looked at: a picture without any says nothing.
    const before = getValues(name) as Picture | null
    const { alternativeText, caption } = before ?? arrived
    setValue(name, described ? { ...arrived, alternativeText, caption } : arrived, { shouldDirty: true })
  })
  const choose = ([file]: File[]) => {
    if (!file) return
    // There is one place: what has not arrived gives way to what is chosen instead.
    for (const { key } of uploads) remove(key)
    add([file])
  }
  return (
    <div
      className={styles['field']}
      data-field={name}
      data-wide={isWide}
      aria-label={label}
      role="group"
      tabIndex={-1}
    >
      <span className={styles['label']}>{label}</span>
      {hint && <p className={fieldStyles['hint']}>{hint}</p>}
      <DropArea label={`${label}: drop an image here`} onFiles={choose}>
        {picture ? (
          <StoredPicture picture={picture} className={styles['image']} />
        ) : (
          <span className={styles['none']}>No image</span>
        )}
        <UploadProgress uploads={uploads} onRetry={retry} onRemove={remove} />
        <span className={styles['actions']}>
          <Chooser
            ref={chooser}
            label={`${picture ? 'Replace' : 'Choose'} image: ${label}`}
            text={picture ? 'Replace' : 'Choose'}
            onFiles={choose}
          />
          <FromLibrary
            of={label}
            onPick={(image) => {
              field.onChange(readPicture(image))
            }}
          />
          {picture && (
            <Button
              aria-label={`Remove image: ${label}`}
              onClick={() => {
                field.onChange(null)
                chooser.current?.focus()
              }}
            >
              Remove
            </Button>
          )}
        </span>
      </DropArea>
      {described && picture && (
        <DescribedBy
          of={label}
          words={picture.alternativeText}
          onWords={(alternativeText) => {
            field.onChange({ ...picture, alternativeText })
          }}
        />
      )}
      {crop && picture && (
        <FocalPointField
          of={label}
          image={picture.src}
          crop={crop}
          point={picture.focalPoint}
          onPoint={(focalPoint) => {
            field.onChange({ ...picture, focalPoint })
          }}
        />
      )}
    </div>
  )
}
