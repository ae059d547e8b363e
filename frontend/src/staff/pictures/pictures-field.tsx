import { useRef, useState, type ReactNode } from 'react'
import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import type { Section } from '../../cms/staff/upload'
import { FromLibrary } from '../library/from-library'
import { IconButton } from '../../ui/control/edit-controls'
import { Chooser } from '../../ui/form/files/chooser'
import type { Crop } from '../../ui/form/files/crop'
import { DropArea } from '../../ui/form/files/drop-area'
import { FocalPointField } from '../../ui/form/files/focal-point-field'
import { imageLimits } from '../../ui/form/files/image-limits'
import { SortableList } from '../../ui/staff/sortable-list'
import { DescribedBy } from './described-by'
import { readPicture, type Picture } from './picture'
import { StoredPicture } from './stored-picture'
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
  const describe = ({ id }: Picture, words: Partial<Picture>) => {
    field.onChange(pictures.map((one) => (one.id === id ? { ...one, ...words } : one)))
  }
  const coming = uploads.filter(({ instead }) => instead === undefined)
  const places = most - pictures.length - coming.length
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
        {(picture, { moves, handle, index }) => (
          <div className={styles['picture']}>
            <div {...handle}>
              <StoredPicture picture={picture} className={styles['image']} draggable={false} />
            </div>
            <div className={styles['controls']}>
              <span className={styles['place']}>
                {index + 1} of {pictures.length}
              </span>
              {moves}
              <IconButton
                icon="bin"
                label={`Remove ${nameOf(picture)}`}
                onClick={() => {
                  arrange(pictures.filter(({ id }) => id !== picture.id))
                  group.current?.focus({ preventScroll: true })
                }}
              />
            </div>
            <div className={styles['replacing']}>
              <Chooser
                label={`Replace ${nameOf(picture)}`}
                text="Replace"
                onFiles={([file]) => {
                  if (file) add([file], picture.id)
                }}
              />
              <FromLibrary
                of={`instead of ${nameOf(picture)}`}
                onPick={(image) => {
                  take(readPicture(image), picture.id)
                }}
              />
              {beside?.(index + 1)}
            </div>
            <DescribedBy
              of={picture.name}
              words={picture.alternativeText}
              question={
                replaced === picture.id
                  ? 'This was said of the image before: is it true of this one?'
                  : undefined
              }
              takesFocus={replaced === picture.id}
              onWords={(alternativeText) => {
                describe(picture, { alternativeText })
              }}
            />
            {captioned && (
              <DescribedBy
                label="Caption"
                of={picture.name}
                words={picture.caption}
                onWords={(caption) => {
                  describe(picture, { caption })
                }}
              />
            )}
            {crop && (
              <FocalPointField
                of={picture.name}
                image={picture.src}
                crop={crop}
                point={picture.focalPoint}
                onPoint={(focalPoint) => {
                  describe(picture, { focalPoint })
                }}
              />
            )}
          </div>
        )}
      </SortableList>
      {places > 0 && (
        <DropArea
          label={`${label}: drop images here`}
          onFiles={(files) => {
            add(files.slice(0, places))
          }}
        >
          <span className={styles['choosing']}>
            <Chooser
              label={`Choose images: ${label}`}
              text="Choose images"
              multiple={places > 1}
              onFiles={(files) => {
                add(files.slice(0, places))
              }}
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

const nameOf = ({ alternativeText, name }: Picture) =>
  alternativeText.trim() === '' ? name : alternativeText
