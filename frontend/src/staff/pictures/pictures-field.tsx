import { useRef, useState, type ReactNode } from 'react'
import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import type { Section } from '../../cms/staff/upload'
import { FromLibrary } from '../library/from-library'
import { Chooser } from '../../ui/form/files/chooser'
import type { Crop } from '../../ui/form/files/crop'
import { DropArea } from '../../ui/form/files/drop-area'
import { imageLimits } from '../../ui/form/files/image-limits'
import { SortableList } from '../../ui/staff/sortable-list'
import { readPicture, type Picture } from './picture'
import { nameOf, PictureItem } from './picture-item'
import { UploadProgress } from './upload-progress'
import { useUploads } from './use-uploads'
import * as styles from './pictures-field.module.css'

/**
 * Images in an order. Chosen or dropped, many at once, they are sent at once and stand at the end, or in the place of the
 * one that they replace, whose words they keep; they count when the form is saved.
 *
 * @param props.most how many there may be
 * @param props.crop how pages crop them, if they do
 * @param props.captioned whether pages show a caption below each
 * @param props.onMoved is told when images have other places than before, or are gone
 * @param props.beside what else each has; its number begins with 1
 */
export function PicturesField({
  name,
  label,
  section,
  most = Infinity,
  crop,
  captioned = false,
  onMoved,
  beside,
}: {
  name: string
  label: string
  section: Section
  most?: number
  crop?: Crop
  captioned?: boolean
  onMoved?: (before: readonly Picture[], after: readonly Picture[]) => void
  beside?: (number: number) => ReactNode
}) {
  const { control, getValues, setValue, formState } = useFormContext<FieldValues>()
  const { field } = useController({ name, control })
  const pictures = field.value as Picture[]
  const group = useRef<HTMLDivElement>(null)
  const [replaced, setReplaced] = useState<string>()
  const take = (picture: Picture, replacedId?: string) => {
    // Not the list of this rendering: another image may have arrived since.
    const present = getValues(name) as Picture[]
    const others = present.filter(({ id }) => id !== picture.id)
    const before = others.find(({ id }) => id === replacedId)
    if (before) setReplaced(picture.id)
    const { alternativeText, caption } = before ?? picture
    const instead = (one: Picture) => (one === before ? { ...picture, alternativeText, caption } : one)
    const next = before ? others.map(instead) : [...others, picture]
    onMoved?.(present.map(instead), next)
    setValue(name, next, { shouldDirty: true })
  }
  const arrange = (next: Picture[]) => {
    onMoved?.(pictures, next)
    field.onChange(next)
  }
  const { uploads, add, retry, remove } = useUploads(section, take)
  const coming = uploads.filter(({ instead, isRefused }) => instead === undefined && !isRefused)
  const places = most - pictures.length - coming.length
  const addToEnd = (files: File[]) => {
    add(files, { places })
  }
  const problem: unknown = formState.errors[name]?.message

  return (
    <div
      ref={group}
      className={styles['field']}
      data-wide
      data-field={name}
      aria-label={label}
      role="group"
      tabIndex={-1}
    >
      <span className={styles['label']}>{label}</span>
      <SortableList
        items={pictures}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        onOrder={arrange}
        className={styles['list']}
      >
        {(picture, place) => (
          <PictureItem
            picture={picture}
            place={place}
            count={pictures.length}
            crop={crop}
            captioned={captioned}
            isReplaced={replaced === picture.id}
            beside={beside?.(place.index + 1)}
            onFile={(file) => {
              add([file], { instead: picture.id })
            }}
            onPick={(image) => {
              take(readPicture(image), picture.id)
            }}
            onDescribe={(words) => {
              field.onChange(pictures.map((one) => (one === picture ? { ...one, ...words } : one)))
            }}
            onRemove={() => {
              arrange(pictures.filter((one) => one !== picture))
              group.current?.focus({ preventScroll: true })
            }}
          />
        )}
      </SortableList>
      {places > 0 && (
        <DropArea label={`${label}: drop images here`} onFiles={addToEnd}>
          <span className={styles['choosing']}>
            <Chooser
              label={`Choose images: ${label}`}
              text="Choose images"
              multiple={places > 1}
              onFiles={addToEnd}
            />
            <FromLibrary
              of={label}
              onPick={(image) => {
                take(readPicture(image))
              }}
            />
          </span>
          <span className={styles['words']}>Choose files, or drop them here. {imageLimits}</span>
        </DropArea>
      )}
      <UploadProgress uploads={uploads} onRetry={retry} onRemove={remove} />
      <p role="alert" className={styles['problem']}>
        {typeof problem === 'string' ? problem : undefined}
      </p>
    </div>
  )
}
